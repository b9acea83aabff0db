import { expect, it } from 'vitest';
import { formatMoment } from './moment';

it.each([
  ['en-GB', 'UTC', '3 Nov 2026, 23:05'],
  ['en-GB', 'Asia/Tokyo', '4 Nov 2026, 08:05'],
  ['de-DE', 'Europe/Berlin', '04.11.2026, 00:05'],
])('in %s, %s', (locale, timeZone, text) => {
  expect(formatMoment('2026-11-03T23:05:00.000Z', locale, timeZone)).toBe(text);
});
