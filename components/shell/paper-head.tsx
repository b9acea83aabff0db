'use client';

import { useEffect, useState } from 'react';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { formatDayOfYear } from '@/lib/format/day';
import { useBusiness } from './business-context';

/** Whose screen it is that is on paper, and the day on which it is printed, in the reader's own time. */
export default function PaperHead() {
  const { name } = useBusiness();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [day, setDay] = useState(() => dayInZone(new Date(), timeZone));
  useEffect(() => {
    const set = () => setDay(dayInZone(new Date(), timeZone));
    window.addEventListener('beforeprint', set);
    return () => window.removeEventListener('beforeprint', set);
  }, [timeZone]);
  return (
    <p className="hidden print:block">
      {name} · printed {formatDayOfYear(day, locale)}
    </p>
  );
}
