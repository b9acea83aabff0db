import latinLetters from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { FitBeforePaint } from '@/components/reports/table/fit-before-paint';
import { EarlyClicks } from '@/components/shell/early/early-clicks';
import { EarlyDrops } from '@/components/shell/early/early-drops';
import { LoadWhenReady } from '@/components/shell/early/load-when-ready';
import { LocaleDataAhead } from '@/components/shell/early/locale-data-ahead';
import { RestoredFields } from '@/components/shell/early/restored-fields';
import { RootProviders } from '@/components/shell/root-providers';
import { ServiceWorker } from '@/components/shell/service-worker';
import { EarlyInput } from '@/components/ui/loading/early-input';
import { dayFormsOf } from '@/lib/format/day-forms';
import { localeOf } from '@/lib/format/locale';
import './globals.css';

/** The identifier of what comes after all that is read. */
const endOfPage = 'end-of-page';

export const metadata: Metadata = {
  title: { template: '%s · Daybook', default: 'Daybook' },
  description: 'Bookkeeping that accountants trust and owners enjoy.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fafaf8' },
    { media: '(prefers-color-scheme: dark)', color: '#121415' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Asked for at once, and not only when the styles are there and text wants it: text is drawn with it more often.
  preload(latinLetters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const sent = await headers();
  const locale = localeOf(sent.get('accept-language'));
  const nonce = /'nonce-([^']+)'/.exec(sent.get('content-security-policy') ?? '')?.[1];
  return (
    <html lang="en">
      <head>
        {/* Drawn once, when all that is read is here: in parts, columns and bars would change their widths as more arrives. */}
        <link rel="expect" href={`#${endOfPage}`} blocking="render" />
        {/*
         * React Aria puts this nonce on the style elements that it makes. It makes none for its buttons where it finds
         * this id: the rule is in globals.css, for one that comes later makes the browser restyle the whole page.
         */}
        <meta id="react-aria-pressable-style" property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <RootProviders locale={locale} dayForms={dayFormsOf(locale)}>
          {children}
          <RestoredFields nonce={nonce} />
          <FitBeforePaint nonce={nonce} />
          <EarlyClicks nonce={nonce} />
          <EarlyDrops nonce={nonce} />
          <LoadWhenReady nonce={nonce} />
          <LocaleDataAhead nonce={nonce} />
          <span id={endOfPage} hidden />
          <EarlyInput />
          <ServiceWorker />
        </RootProviders>
      </body>
    </html>
  );
}
