import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { bankDifferencesOf } from './bank-differences';

const balance = (id: string, bank: number, books: number) => ({
  external_account_id: id,
  name: id,
  day: '2026-03-05',
  bank_balance: bank,
  books_balance: books,
});
const names = ['one', 'two', 'loan'];
const accounts = names.map((id) => ({ id, ledger_id: `ledger of ${id}` }) as ExternalAccount);
const ledgers = names.map(
  (id) =>
    ({
      id: `ledger of ${id}`,
      report_cash_flow: id !== 'loan',
      financial_account_type: id === 'loan' ? 'loan' : 'bank_account',
    }) as Ledger,
);

it('tells the accounts of cash that differ, with their ledgers', () => {
  const balances = [balance('one', 10.5, 10.5), balance('two', 10.5, -1), balance('loan', -900, -950)];
  expect(bankDifferencesOf(balances, { accounts, ledgers, currency: 'USD' })).toEqual([
    { ledger_id: 'ledger of two', name: 'two', day: '2026-03-05', bank: 10.5, books: -1 },
  ]);
});
