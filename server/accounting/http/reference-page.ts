import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Daybook accounting service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v0/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/v0/docs/swagger-ui-bundle.js"></script>
<script src="/v0/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/v0/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

/** All assets are self-hosted: no inline scripts, no other hosts, no framing. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The interactive reference at /v0/docs, with the assets of its package, loaded on first use. */
export function serveReference(app: { get(path: string, answer: () => Response): unknown }): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'public, max-age=3600',
  };
  const serve = (path: string, type: string, read: () => string) =>
    app.get(
      path,
      () => new Response(read(), { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } }),
    );
  serve('/v0/docs', 'text/html', () => page);
  serve('/v0/docs/start.js', 'text/javascript', () => start);
  serve('/v0/docs/swagger-ui.css', 'text/css', () => asset('swagger-ui.css'));
  serve('/v0/docs/swagger-ui-bundle.js', 'text/javascript', () => asset('swagger-ui-bundle.js'));
}

const require = createRequire(import.meta.url);
const read = new Map<string, string>();

function asset(name: string): string {
  let text = read.get(name);
  if (text === undefined) {
    text = readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8');
    read.set(name, text);
  }
  return text;
}
