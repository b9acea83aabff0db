import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { formatDayOfYear } from '@/lib/format/day';

/** What a form says beside the day that something is posted on, where reports leave it out or the service will refuse it. */
export function useDayNote(day: string): string | undefined {
  const { entriesStart, lockedThrough } = useBusiness();
  const locale = useLocale();
  if (day === '') return undefined;
  if (lockedThrough !== null && day <= lockedThrough) {
    return `In the books closed through ${formatDayOfYear(lockedThrough, locale)}`;
  }
  return day < entriesStart ? 'Before the books start: reports leave it out' : undefined;
}
