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

/** The same with the present one, which may lie within a month or be written 02/28. */
export function yearEndChoices(present: string, locale: string): { id: string; name: string }[] {
  const isFebruaryEnd = present === '02/28' || present === '02/29';
  const usual = yearEnds(locale).filter(({ id }) => !(isFebruaryEnd && id === '02/29'));
  const isUsual = usual.some(({ id }) => id === present);
  const all = isUsual ? usual : [...usual, { id: present, name: yearEndName(present, locale) }];
  return all.sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** `31 Dec` of `12/31`, in the locale's order. */
export function yearEndName(fiscalYear: string, locale: string): string {
  if (fiscalYear.startsWith('02/2') && fiscalYear >= '02/28') return 'End of February';
  return formatDay(`${leapYear}-${fiscalYear.replace('/', '-')}`, locale);
}
