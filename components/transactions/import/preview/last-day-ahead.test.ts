import { expect, it } from 'vitest';
import { lastDayAhead } from './last-day-ahead';

const now = new Date('2026-03-04T22:30:00Z');

it.each([
  { last: '2026-12-03', ahead: '2026-12-03', why: 'is told' },
  { last: '2026-03-06', ahead: '2026-03-06', why: 'is told from the day after tomorrow' },
  { last: '2026-03-05', ahead: null, why: 'may be tomorrow, where it is today already' },
  { last: '2026-03-04', ahead: null, why: 'is none today' },
  { last: null, ahead: null, why: 'is none where no day is known' },
])('a last day of $last ahead $why', ({ last, ahead }) => {
  expect(lastDayAhead({ last_day: last }, now, 'UTC')).toBe(ahead);
});

it('counts days on the clock of the reader', () => {
  expect(lastDayAhead({ last_day: '2026-03-06' }, now, 'Asia/Tokyo')).toBeNull();
});
