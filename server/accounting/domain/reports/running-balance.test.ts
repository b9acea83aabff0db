import { expect, it } from 'vitest';
import { runningBalances } from './running-balance';

const debit = (amount: bigint, datetime = '') => ({ side: 'debit' as const, amount, datetime });
const credit = (amount: bigint, datetime = '') => ({ side: 'credit' as const, amount, datetime });

it.each([
  ['debit', 100n, [debit(5n), credit(105n), credit(1n)], [105n, 0n, -1n]],
  ['credit', 100n, [debit(5n), credit(105n)], [95n, 200n]],
  ['debit', -7n, [], []],
] as const)('on a %s ledger from %i', (normalSide, before, lines, expected) => {
  expect(runningBalances(lines, normalSide, before, [])).toEqual(expected);
});

const overYears = [
  debit(5n, '2025-12-31T23:59:59.999Z'),
  credit(8n, '2026-01-01T00:00:00.000Z'),
  credit(1n, '2026-05-01T00:00:00.000Z'),
];

it('begins again with each fiscal year, also where a year has no line', () => {
  const starts = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
  expect(runningBalances(overYears, 'credit', 10n, starts)).toEqual([5n, 8n, 1n]);
});

it('keeps what it was given where the first line is of a year that has begun', () => {
  const starts = ['2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  expect(runningBalances(overYears.slice(2), 'credit', 8n, starts)).toEqual([9n]);
  expect(runningBalances(overYears.slice(0, 1), 'debit', 8n, starts)).toEqual([13n]);
});
