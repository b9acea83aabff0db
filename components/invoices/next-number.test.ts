import { expect, it } from 'vitest';
import { nextNumber } from './next-number';

it.each([
  [[], '1001'],
  [['draft', ''], ''],
  [['7'], '8'],
  [['INV-009', 'INV-008'], 'INV-010'],
  [['2026-99', 'Deposit'], '2026-100'],
  [['A-3', 'B-12'], 'B-13'],
  [['99999999999999999999'], '100000000000000000000'],
])('after %j comes %j', (numbers, expected) => {
  expect(nextNumber(numbers)).toBe(expected);
});
