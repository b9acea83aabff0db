'use client';
import type { Instant } from '@/lib/dates/instant';
import { formatDayOfMoment } from '@/lib/format/moment';
import { useLocale } from '../locale';
import { useDrawnTimeZone } from './time-zone';

type Props = { value: Instant; form: Parameters<typeof formatDayOfMoment>[1] };

/** The day on which somebody did something, in the time zone of `Moment`; days of the books are other days. */
export function MomentDay({ value, form }: Props) {
  const locale = useLocale();
  const timeZone = useDrawnTimeZone();
  return (
    <time dateTime={value} suppressHydrationWarning>
      {formatDayOfMoment(value, form, locale, timeZone)}
    </time>
  );
}
