'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { LocaleProvider } from '@/components/ui/locale';

/** The reader's locale for every component, and client-side navigation for the links of menus. */
export function RootProviders({ locale, children }: { locale: string; children: ReactNode }) {
  const router = useRouter();
  return (
    <LocaleProvider locale={locale}>
      <RouterProvider navigate={router.push}>{children}</RouterProvider>
    </LocaleProvider>
  );
}
