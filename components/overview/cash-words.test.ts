import { expect, it } from 'vitest';
import type { CashAccount } from '@/lib/reads/overview-reads';
import { cashWords } from './cash-words';

const account = (name: string, balance: number, kind: CashAccount['kind'] = 'bank_account'): CashAccount => ({
  ledger_id: name,
  name,
  balance,
  kind,
});
const bank = account('Checking', 90);
const savings = account('Savings', 10);

it.each([
  ['only banks', [bank, savings], null],
  [
    'a card that is owed',
    [bank, savings, account('Card', -30, 'credit_card')],
    '10000 in bank accounts, less 3000 on credit cards',
  ],
  [
    'a card that was overpaid',
    [bank, account('Card', 5, 'credit_card')],
    '9000 in bank accounts, plus 500 on credit cards',
  ],
  [
    'accounts that are no bank',
    [
      bank,
      account('Fuel card', 2, 'prepaid_card'),
      account('Transfers in transit', -1, 'payments'),
      account('Payroll', -4, 'payroll'),
    ],
    '9000 in bank accounts, plus 200 on prepaid cards, less 100 in Transfers in transit, less 400 in Payroll',
  ],
  ['no bank at all', [account('Shop', 7, 'payments')], '700 in Shop'],
  [
    'two clearing accounts, each by its own name',
    [bank, account('Payments clearing', 1, 'payments'), account('Transfers in transit', -1, 'payments')],
    '9000 in bank accounts, plus 100 in Payments clearing, less 100 in Transfers in transit',
  ],
  [
    'two cards that are even',
    [bank, account('Gold', 1, 'credit_card'), account('Blue', -1, 'credit_card')],
    '9000 in bank accounts',
  ],
])('cash of %s', (_, accounts, words) => {
  expect(cashWords(accounts, 'USD', String)).toBe(words);
});
