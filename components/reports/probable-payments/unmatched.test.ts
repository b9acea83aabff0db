import { expect, it } from 'vitest';
import { isCountedAsOwed } from './unmatched';

it.each([
  ['/assets', true, false],
  ['/assets/subtype:accounts_receivable/ledger:r', true, false],
  ['/assets/subtype:bank_account', false, false],
  ['/liabilities', false, true],
  ['/liabilities/subtype:accounts_payable', false, true],
  ['/liabilities/subtype:loan', false, false],
  ['/equity/net_income', true, true],
])('%s holds what is probably received: %s, probably paid: %s', (path, received, paid) => {
  expect(isCountedAsOwed({ path }, { received: 1n, paid: 0n })).toBe(received);
  expect(isCountedAsOwed({ path }, { received: 0n, paid: 1n })).toBe(paid);
  expect(isCountedAsOwed({ path }, { received: 0n, paid: 0n })).toBe(false);
});
