import { describe, expect, it } from 'vitest';
import { isFiltered, loadTransactionFilters, transactionQuery } from './transaction-filters';

const queryOf = (search: string) => transactionQuery(loadTransactionFilters(new URLSearchParams(search)));

describe('transactionQuery', () => {
  it.each([
    ['', {}],
    ['q=%20rent%20', { search: 'rent' }],
    ['direction=out', { direction: 'out' }],
    ['direction=up', {}],
    ['q=%20', {}],
    ['account=eac_1', { external_account_id: 'eac_1' }],
    ['import=imp_1', { import_id: 'imp_1' }],
    [
      'from=2026-01-31&to=2026-02-01',
      { start_datetime: '2026-01-31T00:00:00.000Z', end_datetime: '2026-02-01T23:59:59.999Z' },
    ],
    ['from=yesterday', {}],
  ])('of %j is %j', (search, expected) => {
    expect(queryOf(search)).toEqual({ includes: 'journal_entry', ...expected });
  });
});

it.each([
  ['', false],
  ['q=%20', false],
  ['q=a', true],
  ['account=eac_1', true],
  ['import=imp_1', true],
  ['direction=in', true],
  ['to=2026-01-31', true],
])('isFiltered of %j is %s', (search, expected) => {
  expect(isFiltered(loadTransactionFilters(new URLSearchParams(search)))).toBe(expected);
});
