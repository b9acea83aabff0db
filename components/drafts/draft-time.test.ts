import { expect, it } from 'vitest';
import { draftTime } from './draft-time';

const at = new Date(2026, 10, 22, 14, 5);

it('is a time of today, and has the day on another', () => {
  expect(draftTime(at, new Date(2026, 10, 22, 18, 0), 'en-GB')).toBe('14:05');
  expect(draftTime(at, new Date(2026, 10, 23, 9, 0), 'en-GB')).toBe('22 Nov, 14:05');
});
