import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/instant';
import { dayOfTyped } from '../dates/typed-day';
import { dayOrderOf, formatNumericDay } from './numeric-day';

const locales = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-FR',
  'sv-SE',
  'ja-JP',
  'ar-EG',
  'th-TH',
  'ko-KR',
  'pt-BR',
  'hu-HU',
];

describe('a day in figures', () => {
  it.each([
    ['en-US', '03/04/2026', 'mdy'],
    ['en-GB', '04/03/2026', 'dmy'],
    ['de-DE', '04.03.2026', 'dmy'],
    ['sv-SE', '2026-03-04', 'ymd'],
  ])('%s: %s', (locale, text, order) => {
    expect(formatNumericDay('2026-03-04', locale)).toBe(text);
    expect(dayOrderOf(locale)).toBe(order);
  });

  it('is read back as the same day in every locale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: -30_000, max: 30_000 }),
        (locale, distance) => {
          const day = addDays('2026-03-04', distance);
          const reading = { today: '2026-03-31', order: dayOrderOf(locale) };
          expect(dayOfTyped(formatNumericDay(day, locale), reading)).toBe(day);
        },
      ),
    );
  });
});
