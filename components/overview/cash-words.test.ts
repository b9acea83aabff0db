import { expect, it } from 'vitest';
import { cashWords } from './cash-words';

const account = (name: string, balance: number, is_card = false) => ({
  ledger_id: name,
  name,
  balance,
  is_card,
});
const bank = account('Checking', 90);
const savings = account('Savings', 10);

it.each([
  ['only banks', [bank, savings], null],
  ['a card that is owed', [bank, savings, account('Card', -30, true)], 'Bank 10000, less 3000 on cards'],
  ['a card that was overpaid', [bank, account('Card', 5, true)], 'Bank 9000, plus 500 on cards'],
])('cash of %s', (_, accounts, words) => {
  expect(cashWords(accounts, 'USD', String)).toBe(words);
});
