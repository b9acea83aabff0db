import { useBusiness } from '@/components/shell/business-context';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { isUnlikelyDay } from '@/lib/dates/unlikely-day';
import { formatDayOfYear } from '@/lib/format/day';

/** What a form says beside a day whose year was probably mistyped. */
export function useYearNote(day: string): string | undefined {
  const today = dayInZone(new Date(), useTimeZone());
  return day !== '' && isUnlikelyDay(day, today) ? 'Is the year right?' : undefined;
}

/**
 * What a form says beside the day that something is posted on, where it was probably mistyped, reports leave it out or the
 * service will refuse it.
 */
export function useDayNote(day: string): string | undefined {
  const { entriesStart, lockedThrough } = useBusiness();
  const locale = useLocale();
  const yearNote = useYearNote(day);
  if (day === '' || yearNote) return yearNote;
  if (lockedThrough !== null && day <= lockedThrough) {
    return `In the books closed through ${formatDayOfYear(lockedThrough, locale)}`;
  }
  return day < entriesStart ? 'Before the books start: reports leave it out' : undefined;
}
