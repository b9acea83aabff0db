'use client';
import type { Instant } from '@/lib/dates/instant';
import { formatMoment } from '@/lib/format/moment';
import { useLocale } from '../locale';
import { useDrawnTimeZone } from './time-zone';

/** When somebody did something, in the time zone that the reader chose, or on the browser's clock; that is not known to the server, which writes it in UTC. */
export function Moment({ value, className }: { value: Instant; className?: string }) {
  const locale = useLocale();
  const timeZone = useDrawnTimeZone();
  return (
    // A server's data of a locale may be of another year than the browser's; what it drew is replaced at once.
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatMoment(value, locale, timeZone)}
    </time>
  );
}
