import { dayInZone } from '@/lib/dates/day-in-zone';
import type { Day } from '@/lib/dates/instant';
import type { Member } from './guard';
import { findFormats } from './storage/person-formats';
import { dashboardDatabase } from './storage/pool';

/**
 * The day that it is for the person, for the dates that a form begins with: in the time zone that the person has chosen,
 * otherwise in UTC. What the books count by, such as what is overdue and how far reports go, is in days of UTC.
 */
export async function todayOf({ user }: Pick<Member, 'user'>): Promise<Day> {
  const { timeZone } = await findFormats(dashboardDatabase(), user.id);
  return dayInZone(new Date(), timeZone ?? 'UTC');
}
