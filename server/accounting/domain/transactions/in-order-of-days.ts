import type { Day } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';

/** By day, the earliest first; those of one day in the order in which they are given. */
export function inOrderOfDays<Each>(all: readonly Each[], dayOf: (each: Each) => Day): Each[] {
  const byDay = groupBy(all, dayOf);
  return [...byDay.keys()].sort().flatMap((day) => byDay.get(day) ?? []);
}
