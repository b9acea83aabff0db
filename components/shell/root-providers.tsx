'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { LocaleProvider } from '@/components/ui/locale';
import type { DayForms } from '@/lib/format/day-forms';

type Props = { locale: string; dayForms: DayForms; children: ReactNode };

/** The reader's locale for every component, and client-side navigation for the links of menus. */
export function RootProviders({ locale, dayForms, children }: Props) {
  const router = useRouter();
  return (
    <LocaleProvider locale={locale} dayForms={dayForms}>
      <RouterProvider navigate={router.push}>{children}</RouterProvider>
    </LocaleProvider>
  );
}
