import { expect, it } from 'vitest';
import { isCountedAsOwed } from './unmatched';

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
