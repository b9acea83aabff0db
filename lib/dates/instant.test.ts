import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMilliseconds,
  daysBetween,
  daysSince1970,
  firstWholeDay,
  instantOf,
  isDateTime,
  lastInstant,
  utcDay,
} from './instant';

describe('a date-time of RFC 3339', () => {
  it.each([
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01t10:00:00z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01T10:00:00.5Z', '2026-03-01T10:00:00.500Z'],
    ['2026-03-01T10:00:00.123456789Z', '2026-03-01T10:00:00.123Z'],
    ['2026-03-01T10:00:00+05:30', '2026-03-01T04:30:00.000Z'],
    ['2026-03-01T00:30:00-23:59', '2026-03-02T00:29:00.000Z'],
    ['2026-03-01T10:00:00-00:00', '2026-03-01T10:00:00.000Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
  ])('%s is the instant %s', (text, instant) => {
    expect([isDateTime(text), instantOf(text)]).toEqual([true, instant]);
  });

  it.each([
    '2026-03-01',
    '2026-03-01T10:00:00',
    '2026-03-01T10:00Z',
    '2026-03-01 10:00:00Z',
    '2026-03-01T10:00:00+0530',
    '2026-03-01T10:00:00+24:00',
    '2026-03-01T24:00:00Z',
    '2026-03-01T10:60:00Z',
    '2026-12-31T23:59:60Z',
    '2026-03-01T10:00:00,5Z',
    '2026-03-01T10:00:00.Z',
    '2025-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '02026-03-01T10:00:00Z',
    ' 2026-03-01T10:00:00Z',
    '2026-03-01T10:00:00Z\n',
    'Sun, 01 Mar 2026 10:00:00 GMT',
    '',
  ])('%j is none', (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  it.each(['0000-12-31T23:59:59Z', '0001-01-01T00:30:00+01:00', '9999-12-31T23:30:00-01:00'])(
    '%s lies outside the years that are kept',
    (text) => {
      expect([isDateTime(text), instantOf(text)]).toEqual([true, null]);
    },
  );
});

it.each([
  ['2026-03-01', '2026-03-01', 0],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-03-01', '2024-02-28', -2],
  ['0001-01-01', '9999-12-31', 3_652_058],
])('from %s to %s there are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['0001-01-09', -8, '0001-01-01'],
  ['0001-01-08', -8, '0001-01-01'],
  ['0001-01-01', -1, '0001-01-01'],
  ['9999-12-23', 8, '9999-12-31'],
  ['9999-12-24', 8, '9999-12-31'],
  ['9999-12-31', 4_000_000_000, '9999-12-31'],
])('%s and %d days is %s', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
});

it.each([
  ['2026-01-01T00:00:00.000Z', '2026-01-01'],
  ['2026-01-01T05:00:00Z', '2026-01-02'],
  ['2025-12-31T23:59:59.999Z', '2026-01-01'],
])('the first whole day from %s is %s', (instant, day) => {
  expect(firstWholeDay(instant)).toBe(day);
});

it('gives the day in UTC, whatever the clock of this machine', () => {
  expect(utcDay(new Date('2026-03-04T23:59:59.999Z'))).toBe('2026-03-04');
  expect(utcDay(new Date('2026-03-04T23:30:00-05:00'))).toBe('2026-03-05');
});

it('counts days since 1970', () => {
  expect(['1969-12-31', '1970-01-01', '2026-11-30'].map(daysSince1970)).toEqual([-1, 0, 20_787]);
});

it('stays within the years 1 to 9999 when milliseconds are added', () => {
  expect(addMilliseconds('0001-01-01T00:00:00.000Z', -1)).toBe('0001-01-01T00:00:00.000Z');
  expect(addMilliseconds(lastInstant, 1)).toBe(lastInstant);
});
