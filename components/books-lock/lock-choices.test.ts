import { describe, expect, it } from 'vitest';
import { lockChoices, lockMove } from './lock-choices';

describe('lockChoices', () => {
  it.each([
    ['2026-11-21', '12/31', '2026-10-31', '2026-09-30', '2025-12-31'],
    ['2026-01-01', '12/31', '2025-12-31', '2025-12-31', '2025-12-31'],
    ['2026-12-31', '12/31', '2026-11-30', '2026-09-30', '2025-12-31'],
    ['2026-11-21', '06/30', '2026-10-31', '2026-09-30', '2026-06-30'],
    ['2026-07-01', '06/30', '2026-06-30', '2026-06-30', '2026-06-30'],
    ['2024-03-15', '02/29', '2024-02-29', '2024-02-29', '2024-02-29'],
    ['2026-04-05', '04/05', '2026-03-31', '2026-01-05', '2025-04-05'],
  ])('on %s with a year end of %s offers %s, %s and %s', (today, fiscalYear, ...days) => {
    expect(lockChoices(today, fiscalYear).map((choice) => choice.day)).toEqual(days);
  });
});

describe('lockMove', () => {
  it.each([
    [null, '2026-01-31', 'forward'],
    ['2026-01-31', '2026-02-28', 'forward'],
    ['2026-01-31', '2026-01-30', 'back'],
    ['2026-01-31', null, 'back'],
    ['2026-01-31', '2026-01-31', 'same'],
    [null, null, 'same'],
  ])('from %s to %s is %s', (from, to, move) => {
    expect(lockMove(from, to)).toBe(move);
  });
});
