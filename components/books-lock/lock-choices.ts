import { fiscalYearOf, reportPeriods } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, startOfDay } from '@/lib/dates/instant';
import { firstDayOfMonth } from '@/lib/dates/months';

export type LockChoice = { id: 'month' | 'quarter' | 'year'; name: string; day: Day };

/** The days through which books are usually closed: each the last of a period that is over. */
export function lockChoices(today: Day, fiscalYear: string): LockChoice[] {
  const year = fiscalYearOf(startOfDay(today), fiscalYear);
  const lastYearEnd = addDays(dayOf(year.start), -1);
  const quarters = reportPeriods(year.start, year.end, 'quarter', fiscalYear);
  const lastQuarter = quarters.map(({ end }) => dayOf(end)).findLast((end) => end < today);
  return [
    { id: 'month', name: 'End of last month', day: addDays(firstDayOfMonth(today), -1) },
    { id: 'quarter', name: 'End of last quarter', day: lastQuarter ?? lastYearEnd },
    { id: 'year', name: 'End of last fiscal year', day: lastYearEnd },
  ];
}

export type LockMove = 'same' | 'forward' | 'back';

/** Which way the lock would move; null is no lock. A move back opens days that were closed. */
export function lockMove(from: Day | null, to: Day | null): LockMove {
  if (from === to) return 'same';
  if (from === null) return 'forward';
  return to === null || to < from ? 'back' : 'forward';
}
