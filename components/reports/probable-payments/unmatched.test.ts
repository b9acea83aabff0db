import { expect, it } from 'vitest';
import type { Aging } from '@/lib/contract/aging';
import { isCountedAsOwed, unmatchedOf } from './unmatched';

it.each([
  ['/assets', true, false],
  ['/assets/subtype:current_assets/ledger:r', true, false],
  ['/liabilities', false, true],
  ['/liabilities/subtype:current_liabilities', false, true],
  ['/equity/net_income', true, true],
])('%s holds what is probably received: %s, probably paid: %s', (path, received, paid) => {
  expect(isCountedAsOwed({ path }, { received: 1n, paid: 0n })).toBe(received);
  expect(isCountedAsOwed({ path }, { received: 0n, paid: 1n })).toBe(paid);
  expect(isCountedAsOwed({ path }, { received: 0n, paid: 0n })).toBe(false);
});

it('holds what is probably paid in part, as the result does', () => {
  const none = { count: 0, amount: 0 };
  const aging = (full: number, part?: number): Aging => ({
    ...{ as_of: '2026-11-28', basis: 'accrual', count: 9, amount: 9_000, bands: [], parties: [] },
    outlook: {
      ...{ overdue: none, due_in_7_days: none, due_in_30_days: none, due_later: none, on_account: none },
      probably_paid: { count: 3, amount: full },
      ...(part === undefined ? {} : { probably_paid_in_part: { count: 1, amount: part } }),
    },
  });
  const owed = { receivable: aging(20), payable: aging(3_750, 44.89) };
  expect(unmatchedOf(owed, 'USD')).toEqual({ received: 2_000n, paid: 379_489n });
});
