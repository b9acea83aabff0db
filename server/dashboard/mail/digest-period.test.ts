import { expect, it } from 'vitest';
import { duePeriod } from './digest-period';

const longAgo = '2026-01-01T00:00:00Z';

// 23 November 2026 is a Monday.
it.each([
  ['never', '2026-11-23T12:00:00Z', longAgo, 'UTC', null],
  ['daily', '2026-11-23T08:00:00Z', longAgo, 'UTC', '2026-11-23'],
  ['daily', '2026-11-23T07:59:59Z', longAgo, 'UTC', '2026-11-22'],
  ['daily', '2026-11-23T07:59:59Z', longAgo, 'Europe/Berlin', '2026-11-23'],
  ['daily', '2026-11-23T12:59:59Z', longAgo, 'America/New_York', '2026-11-22'],
  ['daily', '2026-11-23T12:00:00Z', '2026-11-23T09:00:00Z', 'UTC', null],
  ['daily', '2026-11-23T12:00:00Z', '2026-11-23T07:00:00Z', 'UTC', '2026-11-23'],
  ['weekly', '2026-11-23T07:59:59Z', longAgo, 'UTC', null],
  ['weekly', '2026-11-23T08:00:00Z', longAgo, 'UTC', '2026-11-23'],
  ['weekly', '2026-11-25T20:00:00Z', longAgo, 'UTC', '2026-11-23'],
  ['weekly', '2026-11-27T08:00:00Z', longAgo, 'UTC', null],
  ['weekly', '2026-11-24T12:00:00Z', '2026-11-23T10:00:00Z', 'UTC', null],
  ['weekly', '2026-11-24T12:00:00Z', '2026-11-22T10:00:00Z', 'UTC', '2026-11-23'],
] as const)('%s at %s, chosen at %s, in %s: %s', (frequency, now, since, timeZone, period) => {
  expect(duePeriod(frequency, { now: new Date(now), since: new Date(since), timeZone })).toBe(period);
});
