import { expect, it } from 'vitest';
import { formatRecentTime } from './recent-time';

const at = new Date(2026, 10, 22, 14, 5);

it('is a time of today, and has the day on another', () => {
  expect(formatRecentTime(at, new Date(2026, 10, 22, 18, 0), 'en-GB')).toBe('14:05');
  expect(formatRecentTime(at, new Date(2026, 10, 23, 9, 0), 'en-GB')).toBe('22 Nov, 14:05');
});

it('is that of the time zone given', () => {
  const [noon, evening] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-22T23:30:00Z')];
  expect(formatRecentTime(noon, evening, 'en-GB', 'UTC')).toBe('12:00');
  expect(formatRecentTime(noon, evening, 'en-GB', 'Asia/Tokyo')).toBe('22 Nov, 21:00');
});
