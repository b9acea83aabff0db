'use client';
import type { ReactNode } from 'react';
import { LocaleProvider, useLocale } from '@/components/ui/locale';
import { TimeZoneProvider } from '@/components/ui/time-zone';

type Props = { locale: string | null; timeZone: string | null; children: ReactNode };

/** Numbers, days and moments as the person has chosen; what is not chosen is as the browser asks. */
export function PersonFormats({ locale, timeZone, children }: Props) {
  const asked = useLocale();
  return (
    <LocaleProvider locale={locale ?? asked}>
      <TimeZoneProvider timeZone={timeZone ?? undefined}>{children}</TimeZoneProvider>
    </LocaleProvider>
  );
}
