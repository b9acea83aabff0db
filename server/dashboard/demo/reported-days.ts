import { addDays, type Day } from '@/lib/dates/instant';
import type { Span } from './calendar';

/** For how many days at the end of the books the banks' statements are imported. */
const reportedDays = 165;

/** The first day that the banks' statements report. */
export function reportedFrom(span: Span): Day {
  return addDays(span.last, 1 - reportedDays);
}
