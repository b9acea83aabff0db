import { expect, it } from 'vitest';
import { dayInZone, isTimeZone } from './day-in-zone';

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
