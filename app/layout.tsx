import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { LocaleProvider } from '@/components/shell/locale-provider';
import { localeOf } from '@/lib/format/locale';
import './globals.css';

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
  const sent = await headers();
  const nonce = /'nonce-([^']+)'/.exec(sent.get('content-security-policy') ?? '')?.[1];
  return (
    <html lang="en">
      <head>
        {/* React Aria puts this nonce on the one style element that it makes. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <LocaleProvider locale={localeOf(sent.get('accept-language'))}>{children}</LocaleProvider>
      </body>
    </html>
  );
}
