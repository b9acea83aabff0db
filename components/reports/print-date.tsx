'use client';

import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { formatDayOfYear } from '@/lib/format/day';

/** The day on which a report is printed, in the reader's own time. */
export function PrintDate() {
  const { locale } = useLocale();
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    const set = () => setDay(localDay(new Date()));
    set();
    window.addEventListener('beforeprint', set);
    return () => window.removeEventListener('beforeprint', set);
  }, []);
  return day === null ? null : <>printed {formatDayOfYear(day, locale)}</>;
}

function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
