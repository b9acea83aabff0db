import { dayInZone } from '@/lib/dates/day-in-zone';
import { addDays, type Day } from '@/lib/dates/instant';
import type { DigestFrequency } from '@/lib/mail-choice';

/** Digests are due at this hour of the person's time zone, weekly ones on Mondays. */
const hourDue = 8;

/** A weekly digest that could not be sent on its day is sent on one of the following days, and not later. */
const daysLate = 2;

/**
 * The day of the digest that is due at a moment: of its day, or of its week. Null where none is: the person wants none,
 * the last one is too long ago, or the choice was made after it was due.
 * @param since when the person chose this, or became a member
 */
export function duePeriod(
  frequency: DigestFrequency,
  { now, since, timeZone }: { now: Date; since: Date; timeZone: string },
): Day | null {
  if (frequency === 'never') return null;
  const today = dayOfDigests(now, timeZone);
  const period = frequency === 'daily' ? today : mondayOf(today);
  const chosen = dayOfDigests(since, timeZone);
  const isChosenBefore = (frequency === 'daily' ? chosen : mondayOf(chosen)) < period;
  return isChosenBefore && today <= addDays(period, daysLate) ? period : null;
}

/** Days of digests begin at the hour at which these are due. */
function dayOfDigests(at: Date, timeZone: string): Day {
  return dayInZone(new Date(at.getTime() - hourDue * 3_600_000), timeZone);
}

function mondayOf(day: Day): Day {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
