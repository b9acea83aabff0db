import { expect, it } from 'vitest';
import { firstUnlocked, isLocked, periodLocked } from './books-lock';

it.each([
  [null, '0001-01-01T00:00:00.000Z', false],
  ['2026-01-31', '2026-01-01T00:00:00.000Z', true],
  ['2026-01-31', '2026-01-31T23:59:59.999Z', true],
  ['2026-01-31', '2026-02-01T00:00:00.000Z', false],
])('locked through %s, %s is locked: %s', (through, instant, expected) => {
  expect(isLocked(through, instant)).toBe(expected);
});

it.each([
  ['a day that is not locked', '2026-02-05T00:00:00.000Z', '2026-02-05T00:00:00.000Z'],
  ['a locked day', '2026-01-05T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ['a locked day before the books start', '2025-12-31T23:59:59.999Z', '2025-12-31T23:59:59.999Z'],
])('what is posted on %s is posted after the lock, or stays', (_, instant, expected) => {
  const books = { lockedThrough: '2026-01-31', entriesStart: '2026-01-01T00:00:00.000Z' };
  expect(firstUnlocked(books, instant)).toBe(expected);
});

it('says through which day the books are locked, and where the request meets it', () => {
  expect(periodLocked('2026-01-31', '/3/datetime')).toEqual({
    code: 'period_locked',
    detail: 'The books are locked through 2026-01-31.',
    errors: [
      {
        path: '/3/datetime',
        code: 'period_locked',
        message: 'lies on or before 2026-01-31, through which the books are locked',
      },
    ],
  });
});
