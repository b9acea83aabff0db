import { describe, expect, it } from 'vitest';
import type { ChartLedger } from '../chart-of-accounts/chart';
import { ledgersOfParts, printedParts } from './printed-category';

const ledger = (id: string, name: string, changes: object = {}) =>
  [
    id,
    { id, name, parent_id: null, archived: false, purpose: null, financial_account_type: null, ...changes },
  ] as [string, unknown];
const ledgers = new Map([
  ledger('rent', 'Rent'),
  ledger('gas', 'ガス'),
  ledger('cafe', 'Cafe\u0301'),
  ledger('auto', 'Auto'),
  ledger('fuel', 'Fuel', { parent_id: 'auto' }),
  ledger('old', 'Postage', { archived: true }),
  ledger('bank', 'Checking', { financial_account_type: 'bank_account' }),
  ledger('one', 'Gifts', { parent_id: 'auto' }),
  ledger('two', 'Gifts', { parent_id: 'rent' }),
]) as Map<string, ChartLedger>;
const splits = (...parts: [string, string][]) => ({
  category: 'Rent',
  splits: JSON.stringify(parts.map(([category, amount]) => ({ category, amount }))),
});
const partsOf = (metadata: object, amount = -1000n) =>
  ledgersOfParts(printedParts({ ...metadata }), amount, { ledgers });

describe('the category that a file prints', () => {
  it.each([
    ['the name of a ledger', { category: 'rent ' }, 'rent'],
    ['with accents in another form of Unicode', { category: 'CAFÉ' }, 'cafe'],
    ['with voiced letters in another form', { category: 'ガス'.normalize('NFD') }, 'gas'],
    ['a path', { category: 'Auto:Fuel' }, 'fuel'],
    ['the last part of a path', { category: 'Fuel' }, 'fuel'],
    ['a name with a class', { category: 'Rent/Office' }, 'rent'],
    ['one of two of the name, by its parent', { category: 'Auto:Gifts' }, 'one'],
  ])('is a ledger: %s', (_name, metadata, ledgerId) => {
    expect(partsOf(metadata)).toEqual([{ ledgerId, amount: 1000n }]);
  });

  it.each([
    ['another name', { category: 'Groceries' }],
    ['a name below another parent', { category: 'Home:Fuel' }],
    ['a name that two ledgers have', { category: 'Gifts' }],
    ['an archived ledger', { category: 'Postage' }],
    ['a bank ledger', { category: 'Checking' }],
    ['a transfer', { category: '[Rent]' }],
    ['none', {}],
  ])('is no ledger: %s', (_name, metadata) => {
    expect(partsOf(metadata)).toBeNull();
  });

  it('of splits gives each its amount', () => {
    expect(partsOf(splits(['Rent', '-7.50'], ['Auto:Fuel', '-2.5']))).toEqual([
      { ledgerId: 'rent', amount: 750n },
      { ledgerId: 'fuel', amount: 250n },
    ]);
    expect(partsOf(splits(['Rent', '7.50'], ['Fuel', '2.50']), 1000n)).toHaveLength(2);
  });

  it.each([
    ['do not sum to the amount', splits(['Rent', '-7.50'], ['Fuel', '-2.00'])],
    ['go both ways', splits(['Rent', '-12.50'], ['Fuel', '2.50'])],
    ['name a category without a ledger', splits(['Rent', '-7.50'], ['Food', '-2.50'])],
    ['are partly a transfer', splits(['Rent', '-7.50'], ['[Savings]', '-2.50'])],
    ['have no amount', splits(['Rent', ''], ['Fuel', '-2.50'])],
  ])('is no ledger where splits %s', (_name, metadata) => {
    expect(partsOf(metadata)).toBeNull();
  });
});
