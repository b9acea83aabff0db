import type { Day } from '@/lib/dates/instant';

/** By day, the earliest first; those of one day in the order in which they are given. */
export function inOrderOfDays<Each>(all: readonly Each[], dayOf: (each: Each) => Day): Each[] {
  const byDay = new Map<Day, Each[]>();
  for (const each of all) {
    const day = dayOf(each);
    const others = byDay.get(day);
    if (others) others.push(each);
    else byDay.set(day, [each]);
  }
  return [...byDay.keys()].sort().flatMap((day) => byDay.get(day) ?? []);
}
