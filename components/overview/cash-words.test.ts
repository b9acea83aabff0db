import { expect, it } from 'vitest';
import type { CashAccount } from '@/lib/reads/overview-reads';
import { cashWords, isInDoubt, unitsInDoubt } from './cash-words';

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

const overpaid = (unreviewed: number, has_account: boolean, balance = 173): CashAccount => ({
  ...account('Credit card', balance, 'credit_card'),
  overpaid: { unreviewed, has_account },
});
const noCash = 'is probably no cash: so much more was paid to cards than the books show was bought with them';

it.each([
  [
    'guesses, and no account of it',
    [bank, overpaid(44, false)],
    `9000 in bank accounts. The other 17300 ${noCash}. No statement of Credit card was imported, and 44 entries on it are not reviewed.`,
  ],
  [
    'one guess on a card whose account is in the books, beside one that is owed',
    [bank, account('Blue', -2, 'credit_card'), overpaid(1, true)],
    `9000 in bank accounts, less 200 on credit cards. The other 17300 ${noCash}. 1 entry on Credit card is not reviewed.`,
  ],
  [
    'reviewed entries without an account of it',
    [overpaid(0, false)],
    `17300 ${noCash}. No statement of Credit card was imported.`,
  ],
  [
    'reviewed entries of an account in the books',
    [bank, overpaid(0, true)],
    '9000 in bank accounts, plus 17300 on credit cards',
  ],
])('no cash is made of a card that was overpaid by %s', (_, accounts, words) => {
  expect(cashWords(accounts, 'USD', String)).toBe(words);
});

it('is in doubt as far as overpaid cards rest on guesses, or on payments alone', () => {
  expect(unitsInDoubt([bank, overpaid(44, false), overpaid(0, true)], 'USD')).toBe(17_300n);
  expect([overpaid(0, true), overpaid(1, true), overpaid(0, false), bank].map(isInDoubt)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
