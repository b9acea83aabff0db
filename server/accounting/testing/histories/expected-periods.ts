export type Cut = 'month' | 'quarter' | 'year' | 'all';

/** @param fiscalYear MM/DD, the last day; it is named after the year of that day */
export function fiscalYearOf(instant: string, fiscalYear: string): number {
  const year = Number(instant.slice(0, 4));
  return instant.slice(0, 10) > lastDay(year, fiscalYear, 0) ? year + 1 : year;
}

/** The name of the period in which an instant lies. */
export function periodNameOf(instant: string, cut: Cut, fiscalYear: string): string {
  if (cut === 'all') return 'all';
  if (cut === 'month') return instant.slice(0, 7);
  const year = fiscalYearOf(instant, fiscalYear);
  if (cut === 'year') return `${year}`;
  const ends = [9, 6, 3, 0].map((monthsBefore) => lastDay(year, fiscalYear, monthsBefore));
  return `${year}-Q${ends.findIndex((end) => instant.slice(0, 10) <= end) + 1}`;
}

/** The day so many months before a fiscal year's last one; the end of a month stays one, and a short month has less days. */
function lastDay(year: number, fiscalYear: string, monthsBefore: number): string {
  const [month = 12, day = 31] = fiscalYear.split('/').map(Number);
  const isMonthEnd = day >= daysIn(month === 2 ? 2001 : year, month);
  const months = year * 12 + (month - 1) - monthsBefore;
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const most = daysIn(inYear, inMonth);
  const shown = isMonthEnd ? most : Math.min(day, most);
  return `${inYear}-${String(inMonth).padStart(2, '0')}-${String(shown).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
