import { describe, expect, it } from 'vitest';
import type { ChartLedger } from '../chart-of-accounts/chart';
import { ledgerOfTransfer, printedTransfer } from './printed-transfer';

const ledger = (id: string, name: string, changes: object = {}) =>
  [
    id,
    { id, name, type: 'asset', archived: false, purpose: null, financial_account_type: null, ...changes },
  ] as [string, unknown];
const ledgers = new Map([
  ledger('checking', 'Checking', { financial_account_type: 'bank_account' }),
  ledger('savings', 'Savings', { financial_account_type: 'bank_account' }),
  ledger('loan', 'Car loan', { type: 'liability' }),
  ledger('rent', 'Rent', { type: 'expense' }),
  ledger('epargne', 'E\u0301pargne'),
  ledger('owed', 'Customers', { financial_account_type: 'accounts_receivable' }),
  ledger('closed', 'Old savings', { archived: true }),
  ledger('one', 'Petty cash'),
  ledger('two', 'Petty cash'),
  ledger('transit', 'Transfers in transit', { purpose: 'transfers' }),
]) as Map<string, ChartLedger>;
const chart = { ledgers, ledgerFor: (purpose: string) => (purpose === 'transfers' ? 'transit' : purpose) };

const ledgerOf = (category: string, payee = 'Transfer', ownBanks: string[] = []) => {
  const transfer = printedTransfer({ category }, payee);
  return transfer && ledgerOfTransfer(transfer, 'checking', chart, new Set(ownBanks));
};

describe('a transfer that a file prints', () => {
  it.each([
    ['the ledger of its name', '[Savings]', 'savings'],
    ['a loan', '[car loan]', 'loan'],
    ['a name with accents in another form of Unicode', '[épargne]', 'epargne'],
    ['one with a class', '[Savings]/Office', 'savings'],
  ])('goes to %s', (_, category, expected) => {
    expect(ledgerOf(category)).toBe(expected);
  });

  it('is on opening balance equity where it is the first record of the account', () => {
    expect(ledgerOf('[Checking]', 'Opening Balance')).toBe('opening_balance');
    expect(ledgerOf('[Savings]', 'opening balance', ['checking', 'savings'])).toBe('opening_balance');
  });

  it('is on its way where the other bank reports it, too', () => {
    expect(ledgerOf('[Savings]', 'Transfer', ['checking', 'savings'])).toBe('transit');
  });

  it.each([
    ['the account itself', '[Checking]', 'Transfer'],
    ['no ledger of the name', '[Brokerage]', 'Transfer'],
    ['an expense of the name', '[Rent]', 'Transfer'],
    ['what customers owe', '[Customers]', 'Transfer'],
    ['an archived ledger', '[Old savings]', 'Transfer'],
    ['two ledgers of the name', '[Petty cash]', 'Transfer'],
  ])('has no ledger with %s', (_, category, payee) => {
    expect(ledgerOf(category, payee)).toBeNull();
  });

  it.each([
    ['a category', { category: 'Rent' }],
    ['splits', { category: '[Savings]', splits: '[{"category":"[Savings]","amount":"1.00"}]' }],
    ['nothing', {}],
  ])('is none with %s', (_, metadata) => {
    expect(printedTransfer(metadata, 'Opening Balance')).toBeNull();
  });
});
