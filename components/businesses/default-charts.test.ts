import { describe, expect, it } from 'vitest';
import type { DefaultLedger } from '@/lib/contract/chart-of-accounts';
import { type DefaultCharts, ownEquity, ownKeys, previewLines } from './default-charts';

const ledger = (key: string, changes: Partial<DefaultLedger> = {}): DefaultLedger => ({
  key,
  name: key,
  type: 'equity',
  subtype: 'contribution',
  debit_credit: 'credit',
  report_cash_flow: true,
  financial_account_type: null,
  sort_code: '3000',
  parent_key: null,
  ...changes,
});

const retained = ledger('retained');
const charts: DefaultCharts = {
  'c-corp': [ledger('stock'), retained, ledger('tax', { type: 'expense' })],
  's-corp': [ledger('stock'), retained],
  llc: [ledger('contributions', { name: 'Member contributions' }), retained],
  partnership: [ledger('contributions', { name: 'Partner contributions' }), retained],
  'sole-prop': [retained],
};

describe('what tells a form from others', () => {
  it('is every ledger that not all have, under the same name', () => {
    expect(ownKeys(charts, 'c-corp')).toEqual(['stock', 'tax']);
    expect(ownKeys(charts, 'llc')).toEqual(['contributions']);
    expect(ownKeys(charts, 'sole-prop')).toEqual([]);
  });

  it('is told in a line by its equity', () => {
    expect(ownEquity(charts, 'c-corp')).toBe('stock');
    expect(ownEquity(charts, 'partnership')).toBe('Partner contributions');
    expect(ownEquity(charts, 'sole-prop')).toBe('');
  });
});

it('stands children right below their parents', () => {
  const chart = [
    ledger('equipment'),
    ledger('patents'),
    ledger('computers', { parent_key: 'equipment' }),
    ledger('laptops', { parent_key: 'computers' }),
  ];
  expect(previewLines(chart).map(({ key, depth }) => `${depth} ${key}`)).toEqual([
    '0 equipment',
    '1 computers',
    '2 laptops',
    '0 patents',
  ]);
});
