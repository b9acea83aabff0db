import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import type { LedgerKind } from '@/lib/trial-balance/ledger-kind';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';
import { matcherOf } from './match-ledger';
import { openingRequest } from './opening-request';
import { planOpening } from './plan-opening';

const ledger = (id: string, part: Partial<Ledger> = {}) =>
  ({
    ...{ id, name: id, type: 'expense', subtype: 'operating_expense', debit_credit: 'debit' },
    ...{ financial_account_type: null, sort_code: null, parent_id: null, archived: false, created_at: '' },
    ...part,
  }) as Ledger;

/** The ledgers to be made for accounts of these names, each as "name < parent". */
function madeOf(accounts: [name: string, kind?: LedgerKind][], chart: Ledger[] = []): string[] {
  const match = matcherOf(chart);
  const planned = accounts.map(([name, kind = 'operating_expense'], at) => {
    const proposal = { kind, by: 'type' as const };
    const account: FileAccount = { line: at + 2, code: null, name, units: 100n, unsigned: null, proposal };
    return { account, target: match(account) };
  });
  const books = { ofLedgers: new Map(), earlierYears: 0n };
  const options = { chart, books, hasBalances: true, makesEmpty: false, zeroesOthers: true };
  const plan = planOpening(planned, options);
  const { ledgers } = openingRequest(plan, { day: '2025-12-31', chart, books, currency: 'USD' });
  const names = new Map(ledgers.map(({ ref, ledger: { name } }) => [ref, name]));
  return ledgers.map(({ parent, ledger: { name, financial_account_type: account } }) =>
    [account ? `${name}, ${account}` : name, parent === null ? [] : [names.get(parent) ?? parent]]
      .flat()
      .join(' < '),
  );
}

describe('an account that is printed with those above it', () => {
  it('goes below the account of that name', () => {
    expect(madeOf([['Utilities:Gas'], ['Utilities']])).toEqual(['Utilities', 'Gas < Utilities']);
  });

  it('goes below a new ledger that several have in common, which is made first', () => {
    expect(
      madeOf([['Rent'], ['Office:Utilities:Gas'], ['Office:Utilities:Water'], ['Office:Paper']]),
    ).toEqual([
      ...['Rent', 'Office', 'Paper < Office', 'Utilities < Office'],
      ...['Gas < Utilities', 'Water < Utilities'],
    ]);
  });

  it('goes below a ledger of the chart, and is found there once it is made', () => {
    const chart = [ledger('Utilities'), ledger('Gas', { parent_id: 'Utilities' })];
    expect(madeOf([['Utilities:Gas'], ['Utilities:Water']], chart)).toEqual(['Water < Utilities']);
  });

  it('goes to the top without the word for its type, but for a name that another has there', () => {
    const accounts: [string, LedgerKind?][] = [
      ...([['Expenses:Home:Rent'], ['Expenses:Home:Power'], ['Expenses:Interest']] as [string][]),
      ...([
        ['Income:Interest', 'operating_revenue'],
        ['Income:Home', 'operating_revenue'],
      ] as const),
    ].map(([name, kind]) => [name, kind]);
    expect(madeOf(accounts)).toEqual([
      ...['Expenses:Interest', 'Income:Interest', 'Income:Home', 'Expenses:Home'],
      ...['Rent < Expenses:Home', 'Power < Expenses:Home'],
    ]);
  });

  it('is found again without the word for its type', () => {
    const chart = [ledger('Groceries'), ledger('Food'), ledger('Out', { parent_id: 'Food' })];
    expect(madeOf([['Expenses:Groceries'], ['expenses:food:out']], chart)).toEqual([]);
    const ofAnother = [ledger('Groceries', { type: 'asset' })];
    expect(madeOf([['Expenses:Groceries']], ofAnother)).toEqual(['Expenses:Groceries']);
  });

  it('goes below the nearest that is there, and nothing is made above that', () => {
    const chart = [ledger('Office supplies')];
    expect(madeOf([['Office:Supplies:Paper'], ['Office:Supplies:Toner']], chart)).toEqual([
      'Paper < Office supplies',
      'Toner < Office supplies',
    ]);
  });

  it('goes below a ledger that another account is matched with', () => {
    const chart = [ledger('Utility costs', { sort_code: '60' })];
    expect(madeOf([['Utility costs:Water']], chart)).toEqual(['Water < Utility costs']);
  });

  it.each<[what: string, accounts: [string, LedgerKind?][], chart?: Ledger[]]>([
    ['nothing is above', [['Utilities:Gas'], ['Rent']]],
    ['what is above is of another type', [['Utilities:Gas'], ['Utilities', 'current_asset']]],
    ['what is above is archived', [['Utilities:Gas']], [ledger('Utilities', { archived: true })]],
    ['a blank follows the colon', [['Loan: car'], ['Loan: van'], ['Loan']]],
    ['a name is missing', [['Utilities:'], [':Gas'], ['Utilities::Gas'], ['Utilities']]],
  ])('keeps its whole name where %s', (_, accounts, chart) => {
    expect(madeOf(accounts, chart).toSorted()).toEqual(accounts.map(([name]) => name).toSorted());
  });

  it('takes no name that an archived ledger has there', () => {
    const archived = { archived: true };
    const utilities = ledger('Utilities');
    const gas = ledger('Gas', { parent_id: 'Utilities', ...archived });
    const accounts: [string][] = [['Utilities:Gas'], ['Utilities:Water']];
    expect(madeOf(accounts, [utilities, gas])).toEqual(['Utilities:Gas', 'Water < Utilities']);
    expect(madeOf(accounts, [ledger('Utilities', archived)])).toEqual(['Utilities:Gas', 'Utilities:Water']);
    const office = [ledger('Office'), ledger('Power', { parent_id: 'Office', ...archived })];
    expect(madeOf([['Office:Power:Gas'], ['Office:Power:Water']], office)).toEqual([
      'Office:Power',
      'Gas < Office:Power',
      'Water < Office:Power',
    ]);
  });

  it('has a parent of which no bank keeps a statement', () => {
    const accounts: [string, LedgerKind][] = [
      ['Banks:Giro', 'bank_account'],
      ['Banks:Savings', 'bank_account'],
    ];
    expect(madeOf(accounts)).toEqual([
      'Banks',
      'Giro, bank_account < Banks',
      'Savings, bank_account < Banks',
    ]);
  });
});
