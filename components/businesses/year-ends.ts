import { daysInMonth } from '@/lib/dates/instant';
import { formatDay } from '@/lib/format/day';

/** February of a leap year has a 29th; 02/29 means the last day of February in every year. */
const leapYear = 2000;

/** The last day of every month as the contract writes a fiscal year's end (MM/DD), with its name. */
export function yearEnds(locale: string): { id: string; name: string }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, '0');
    const day = daysInMonth(leapYear, index + 1);
    return { id: `${month}/${day}`, name: yearEndName(`${month}/${day}`, locale) };
  });
}

/** `31 Dec` of `12/31`, in the locale's order. */
export function yearEndName(fiscalYear: string, locale: string): string {
  if (fiscalYear.startsWith('02/2') && fiscalYear >= '02/28') return 'End of February';
  return formatDay(`${leapYear}-${fiscalYear.replace('/', '-')}`, locale);
}
