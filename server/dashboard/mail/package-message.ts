import { addDays, type Day } from '@/lib/dates/instant';
import { firstDayOfMonth, type Month, monthOf } from '@/lib/dates/months';
import { formatMonth } from '@/lib/format/day';
import type { Message } from './send-mail';

/** A month that was closed long ago is no news. */
const newsDays = 45;

/**
 * The last month that is closed to its end, which is when its package stays as it is. Null where there is
 * none, or none of late.
 */
export function closedMonth(lockedThrough: Day | null, today: Day): Month | null {
  if (lockedThrough === null) return null;
  const lastDay = addDays(firstDayOfMonth(addDays(lockedThrough, 1)), -1);
  return lastDay >= addDays(today, -newsDays) && lastDay < today ? monthOf(lastDay) : null;
}

export function writePackageMessage(
  businessName: string,
  month: string,
  { name, locale }: { name: string; locale: string },
  addresses: { package: string; choices: string },
): Message {
  const monthName = formatMonth(`${month}-01`, locale);
  const text = [
    `Hello ${name},`,
    `The books of ${businessName} are closed through ${monthName}. The month-end package is ready (you sign in to read it):`,
    addresses.package,
    `What you are mailed, and how often: ${addresses.choices}`,
  ].join('\n\n');
  return { subject: `${businessName}: the month-end package of ${monthName}`, text };
}
