'use client';

import { useEffect, useState } from 'react';
import { useLocale } from '@/components/ui/locale';
import { useTimeZone } from '@/components/ui/time-zone';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { formatDayOfYear } from '@/lib/format/day';

/** The day on which a screen is printed, in the reader's own time. */
export function PrintDate() {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    const set = () => setDay(dayInZone(new Date(), timeZone));
    set();
    window.addEventListener('beforeprint', set);
    return () => window.removeEventListener('beforeprint', set);
  }, [timeZone]);
  return day === null ? null : <>printed {formatDayOfYear(day, locale)}</>;
}
