/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Pages that are open compare it with that of the dashboard that answers: `lib/client/new-version.ts`.
  env: { DAYBOOK_BUILD: process.env.DAYBOOK_BUILD ?? '' },
  // Going to a page after the session has ended asks for the password there: `unauthorized()` in the session's guard.
  experimental: { authInterrupts: true },
  // One copy of the first counts for the whole process; the others read files beside their own.
  serverExternalPackages: [
    'prom-client',
    'pdfkit',
    'fontkit',
    '@opentelemetry/api',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
  ],
  // The title comes with the page for everybody, not after it: screen readers say it when the page has come.
  htmlLimitedBots: /.*/,
  // Pictures are shown as they are: an image optimiser would be one more parser of other people's bytes.
  images: { unoptimized: true },
  // In development Next.js would log what actions are called with, passwords too.
  logging: { serverFunctions: false },
  // Types are checked by `tsc`, which `npm test` runs over the whole project at once.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      'intlStrings.mjs': {
        condition: { path: /react-(aria|stately|aria-components)\/dist\/private\// },
        loaders: ['./scripts/react-aria-english-loader.cjs'],
      },
      'SSRProvider.mjs': {
        condition: { path: /react-aria\/dist\/private\/ssr\// },
        loaders: ['./scripts/react-aria-ids-loader.cjs'],
      },
    },
  },
  async headers() {
    // The proxy puts the full set on every answer that is not a static file.
    return [
      { source: '/_next/static/:path*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
    ];
  },
};

export default config;
