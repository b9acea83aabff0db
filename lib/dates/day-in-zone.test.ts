import { expect, it } from 'vitest';
import { dayInZone, endOfDayInZone, isTimeZone, startOfDayInZone } from './day-in-zone';

it.each([
  ['2026-11-23T23:30:00Z', 'UTC', '2026-11-23'],
  ['2026-11-23T23:30:00Z', 'Europe/Berlin', '2026-11-24'],
  ['2026-11-24T04:30:00Z', 'America/New_York', '2026-11-23'],
])('%s in %s is %s', (at, timeZone, day) => {
  expect(dayInZone(new Date(at), timeZone)).toBe(day);
});

it.each([
  ['Europe/Zurich', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

it.each([
  ['2026-03-03', 'UTC', '2026-03-03T00:00:00.000Z', '2026-03-03T23:59:59.999Z'],
  ['2026-03-03', 'America/Los_Angeles', '2026-03-03T08:00:00.000Z', '2026-03-04T07:59:59.999Z'],
  ['2026-03-03', 'Pacific/Auckland', '2026-03-02T11:00:00.000Z', '2026-03-03T10:59:59.999Z'],
  ['2026-03-03', 'Pacific/Kiritimati', '2026-03-02T10:00:00.000Z', '2026-03-03T09:59:59.999Z'],
  ['2026-03-03', 'Asia/Kathmandu', '2026-03-02T18:15:00.000Z', '2026-03-03T18:14:59.999Z'],
  // Summer time: 23 hours, 25 hours, and a day that begins at one o'clock.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
  // The day after one that was left out.
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31T09:59:59.999Z'],
  ['0001-01-01', 'Asia/Tokyo', '0001-01-01T00:00:00.000Z', '0001-01-01T23:59:59.999Z'],
  ['9999-12-31', 'America/New_York', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
])('%s in %s lasts from %s to %s', (day, timeZone, start, end) => {
  expect([startOfDayInZone(day, timeZone), endOfDayInZone(day, timeZone)]).toEqual([start, end]);
});
