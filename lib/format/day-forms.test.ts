import { afterEach, describe, expect, it } from 'vitest';
import { utcDay } from '../dates/instant';
import { formatDay, formatDayOfYear, formatLongDay, formatMonth, formatMonthName } from './day';
import { dayFormsOf, takeDayForms } from './day-forms';
import { offeredLocales } from './locales';
import { formatNumericDay } from './numeric-day';

const others = [
  'ca-ES',
  'en-PH',
  'ar-EG',
  'fa-IR',
  'th-TH',
  'he-IL',
  'hi-IN',
  'mr-IN',
  'my-MM',
  'sr-RS',
  'eu-ES',
  'de-u-co-phonebk',
];

describe('days', () => {
  it.each([...offeredLocales, ...others])('are written in %s as by its locale data', (locale) => {
    const by = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    const [day, month, year] = ['numeric', 'short', 'numeric'] as const;
    const short = by({ day, month });
    const medium = by({ day, month, year });
    const long = by({ day, month: 'long', year });
    const ofMonth = by({ month, year });
    const monthName = by({ month });
    const weekday = by({ weekday: 'long' });
    const numeric = by({ year, month: '2-digit', day: '2-digit', numberingSystem: 'latn' });
    for (let index = 0; index < 12; index += 1) {
      const time = Date.UTC(2026, index, 3 + 2 * index);
      const text = utcDay(new Date(time));
      expect(formatDay(text, locale)).toBe(short.format(time));
      expect(formatDayOfYear(text, locale)).toBe(medium.format(time));
      expect(formatMonth(text, locale)).toBe(ofMonth.format(time));
      expect(formatMonthName(text, locale)).toBe(monthName.format(time));
      expect(formatLongDay(text, locale)).toContain(long.format(time));
      expect(formatLongDay(text, locale)).toContain(weekday.format(time));
      expect(formatNumericDay(text, locale)).toBe(numeric.format(time));
    }
  });

  describe('of a page', () => {
    const ours = dayFormsOf('uk-UA');
    afterEach(() => takeDayForms('uk-UA', ours));

    it('are written by the forms that came with it, whatever the data of this machine say', () => {
      takeDayForms('uk-UA', { ...ours, medium: ours.medium.replaceAll(' р.', '') });
      expect(formatDayOfYear('2026-11-03', 'uk-UA')).toBe('3 лист. 2026');
      expect(formatDay('2026-11-03', 'uk-UA')).toBe('3 лист.');
    });
  });

  it('take little room in the page', () => {
    expect(
      Math.max(...offeredLocales.map((locale) => JSON.stringify(dayFormsOf(locale)).length)),
    ).toBeLessThan(1200);
  });
});
