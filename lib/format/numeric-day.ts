import type { Day } from '../dates/instant';
import type { DayOrder } from '../dates/typed-day';
import { dayInForm, formOf } from './day-forms';

/** `03/04/2026` in en-US, `04.03.2026` in de-DE: with Latin digits, so that the text of a field can be typed in every locale. */
export function formatNumericDay(day: Day, locale: string): string {
  return dayInForm('numeric', day, locale);
}

/** The order of day, month and year in a date of the locale: `mdy` in en-US. */
export function dayOrderOf(locale: string): DayOrder {
  const november = formOf('numeric', locale)[11] ?? '';
  const order = [
    { letter: 'd', at: november.indexOf('#') },
    { letter: 'm', at: november.indexOf('11') },
    { letter: 'y', at: november.indexOf('@') },
  ]
    .sort((left, right) => left.at - right.at)
    .map(({ letter }) => letter)
    .join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}
