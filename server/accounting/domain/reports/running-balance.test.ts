import { expect, it } from 'vitest';
import { runningBalances } from './running-balance';

const debit = (amount: bigint) => ({ side: 'debit' as const, amount });
const credit = (amount: bigint) => ({ side: 'credit' as const, amount });

it.each([
  ['debit', 100n, [debit(5n), credit(105n), credit(1n)], [105n, 0n, -1n]],
  ['credit', 100n, [debit(5n), credit(105n)], [95n, 200n]],
  ['debit', -7n, [], []],
] as const)('on a %s ledger from %i', (normalSide, before, lines, expected) => {
  expect(runningBalances(lines, normalSide, before)).toEqual(expected);
});
