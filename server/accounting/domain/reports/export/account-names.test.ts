import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportLedger } from '../report-ledger';
import { randomBooks } from '../testing/random-books';
import { accountNames, beancountNames, hledgerNames } from './account-names';

const ledger = (id: string, name: string, parent_id: string | null = null): ReportLedger => ({
  id,
  name,
  type: 'expense',
  subtype: 'operating_expense',
  debit_credit: 'debit',
  report_cash_flow: true,
  financial_account_type: null,
  sort_code: null,
  parent_id,
});

describe('accountNames', () => {
  it.each([
    ['Rent', 'expenses:Rent', 'Expenses:Rent'],
    ['office supplies', 'expenses:office supplies', 'Expenses:Office-supplies'],
    ['a:b', 'expenses:a-b', 'Expenses:A-b'],
    ['a;b', 'expenses:a,b', 'Expenses:A-b'],
    ['  two  blanks\t\n', 'expenses:two blanks', 'Expenses:Two-blanks'],
    ['été', 'expenses:été', 'Expenses:Été'],
    ['e\u0301te\u0301', 'expenses:e\u0301te\u0301', 'Expenses:Été'],
    ['ß', 'expenses:ß', 'Expenses:SS'],
    ['ὕδωρ', 'expenses:ὕδωρ', 'Expenses:Ὕδωρ'],
    ['ὐ', 'expenses:ὐ', 'Expenses:X-ὐ'],
    ['現金', 'expenses:現金', 'Expenses:X-現金'],
    ['1099', 'expenses:1099', 'Expenses:1099'],
    ['--', 'expenses:--', 'Expenses:Unnamed'],
    ['🧾', 'expenses:🧾', 'Expenses:Unnamed'],
    ['\u200b', 'expenses:Unnamed', 'Expenses:Unnamed'],
  ])('%j is %s in hledger and %s in Beancount', (name, hledger, beancount) => {
    expect([...accountNames([ledger('x', name)], hledgerNames).values()]).toEqual([hledger]);
    expect([...accountNames([ledger('x', name)], beancountNames).values()]).toEqual([beancount]);
  });

  it('stands below its parents, and twins are numbered', () => {
    const ledgers = [
      ledger('1', 'Car'),
      ledger('2', 'Fuel', '1'),
      ledger('3', 'a:b', '1'),
      ledger('4', 'a-b', '1'),
      ledger('5', 'a/b', '1'),
      ledger('6', 'Fuel'),
    ];
    expect(Object.fromEntries(accountNames(ledgers, hledgerNames))).toEqual({
      '1': 'expenses:Car',
      '2': 'expenses:Car:Fuel',
      '3': 'expenses:Car:a-b (2)',
      '4': 'expenses:Car:a-b',
      '5': 'expenses:Car:a/b',
      '6': 'expenses:Fuel',
    });
    expect(Object.fromEntries(accountNames(ledgers, beancountNames))).toMatchObject({
      '3': 'Expenses:Car:A-b-3',
      '4': 'Expenses:Car:A-b',
      '5': 'Expenses:Car:A-b-2',
    });
  });

  it.each([
    ['hledger', hledgerNames, /^[a-z]+(:[^:;\p{Cc}]+)+$/u],
    ['Beancount', beancountNames, /^[A-Z][a-z]+(:[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*)+$/u],
  ])('gives each ledger of any chart a name of its own that %s can read', (_, rules, readable) => {
    fc.assert(
      fc.property(randomBooks, fc.array(fc.string({ unit: 'binary' })), ({ ledgers }, names) => {
        const named = ledgers.map((each, index) => ({ ...each, name: names[index] ?? 'Twin' }));
        const accounts = [...accountNames(named, rules).values()];
        expect(new Set(accounts).size).toBe(named.length);
        for (const account of accounts) {
          expect(account).toMatch(readable);
          expect(account).not.toMatch(/\s\s|\s$/);
        }
      }),
    );
  });
});
