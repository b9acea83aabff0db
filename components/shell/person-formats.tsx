'use client';
import type { ReactNode } from 'react';
import { TimeZoneProvider } from '@/components/ui/dates/time-zone';
import { LocaleProvider, useLocale } from '@/components/ui/locale';
import type { DayForms } from '@/lib/format/day-forms';

type Props = {
  /** Null where the person has chosen none. */
  locale: { tag: string; dayForms: DayForms } | null;
  timeZone: string | null;
  children: ReactNode;
};

/** Numbers, days and moments as the person has chosen; what is not chosen is as the browser asks. */
export function PersonFormats({ locale, timeZone, children }: Props) {
  const asked = useLocale();
  return (
    <LocaleProvider locale={locale?.tag ?? asked} dayForms={locale?.dayForms}>
      <TimeZoneProvider timeZone={timeZone ?? undefined}>{children}</TimeZoneProvider>
    </LocaleProvider>
  );
}
