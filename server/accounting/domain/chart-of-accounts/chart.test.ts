import { describe, expect, it } from 'vitest';
import { type ChartLedger, chartOf, noChart } from './chart';

function ledger(id: string, special: Partial<ChartLedger> = {}): ChartLedger {
  return {
    id,
    name: id,
    type: 'asset',
    subtype: 'current_asset',
    debit_credit: 'debit',
    report_cash_flow: true,
    financial_account_type: null,
    sort_code: null,
    parent_id: null,
    archived: false,
    purpose: null,
    ...special,
  };
}

const bank = ledger('bank', { financial_account_type: 'bank_account', purpose: 'checking' });
const chart = chartOf([
  bank,
  ledger('card', { financial_account_type: 'bank_account', report_cash_flow: false }),
  ledger('owed', { financial_account_type: 'accounts_receivable', purpose: 'accounts_receivable' }),
  ledger('van', { subtype: 'fixed_asset' }),
  ledger('credit line', {
    type: 'liability',
    subtype: 'current_liability',
    financial_account_type: 'loan',
  }),
  ledger('capital', { type: 'equity', subtype: 'contribution', archived: true }),
]);

describe('chartOf', () => {
  it.each([
    ['bank', true, 'operating'],
    ['card', false, 'operating'],
    ['owed', false, 'operating'],
    ['van', false, 'investing'],
    ['credit line', false, 'financing'],
    ['capital', false, 'financing'],
  ])('says of %s whether it is cash, %s, and its section, %s', (id, isCash, section) => {
    expect([chart.isInPool(id), chart.activityOf(id)]).toEqual([isCash, section]);
  });

  it('gives each ledger as it is, archived ones too', () => {
    expect(chart.ledgers.get('bank')).toBe(bank);
    expect(chart.ledgers.get('capital')?.archived).toBe(true);
    expect(chart.ledgers.size).toBe(6);
    expect(chart.ledgers.get('nothing')).toBeUndefined();
  });

  it.each([
    ['checking', 'bank'],
    ['accounts_receivable', 'owed'],
  ] as const)('finds the ledger of the service for %s', (purpose, id) => {
    expect(chart.ledgerFor(purpose)).toBe(id);
  });

  it.each([
    ['a purpose that no ledger has', () => chart.ledgerFor('accounts_payable'), 'no accounts_payable ledger'],
    ['whether an unknown ledger is cash', () => chart.isInPool('nothing'), 'nothing is not in the chart'],
    ['the section of an unknown ledger', () => chart.activityOf('nothing'), 'nothing is not in the chart'],
    ['anything of no chart', () => noChart.ledgerFor('checking'), 'no checking ledger'],
  ])('throws when it is asked for %s, which is a bug', (_, ask, words) => {
    expect(ask).toThrow(words);
  });

  it('of two ledgers with one identifier takes the later', () => {
    expect(chartOf([bank, { ...bank, name: 'Later' }]).ledgers.get('bank')?.name).toBe('Later');
  });
});
