import { describe, expect, it } from 'vitest';
import type { Business } from '@/lib/contract/business';
import { queryForFile, reportFile } from './report-file';

const business = (name: string): Business => ({
  id: 'biz_1',
  tenant_id: 'ten_1',
  name,
  industry: null,
  entries_start: '2025-01-01T00:00:00.000Z',
  entity_type: 'llc',
  fiscal_year: '12/31',
  status: 'active',
  aggregator_user_token: null,
  external_id: 'x',
  currency: 'USD',
  books_locked_through: null,
  certain_threshold: 0.98,
  receipt_match_threshold: 1,
  version: 1,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
});

const statement = (next_page_token: string | null) => ({
  data: {
    ledger_id: 'ldg_1',
    name: 'Checking/Main: "A"',
    debit_credit: 'debit' as const,
    resets_each_fiscal_year: false,
    start_datetime: null,
    end_datetime: '2025-06-30T23:59:59.999Z',
    opening_balance: 0,
    total_debit: 0,
    total_credit: 0,
    closing_balance: 0,
    fiscal_year_ends: [],
    unreviewed_entries: 0,
    entries: [],
  },
  pagination: { next_page_token, previous_page_token: null },
});

describe('reportFile', () => {
  it.each([
    ['Test Books', 'Test Books - Statement of Checking-Main- -A- 2025-06-30.csv'],
    ['A/B: "C" <D>', 'A-B- -C- -D- - Statement of Checking-Main- -A- 2025-06-30.csv'],
    ['../../etc', '..-..-etc - Statement of Checking-Main- -A- 2025-06-30.csv'],
  ])('of %s has a name that any file system takes', (name, expected) => {
    const file = reportFile('getLedgerStatement', statement(null), 'csv', business(name));
    expect(file.ok && file.value.name).toBe(expected);
  });

  it('is refused where it would hold a part of the lines alone', () => {
    const file = reportFile('getLedgerStatement', statement('more'), 'csv', business('Test Books'));
    expect(file).toMatchObject({
      ok: false,
      problem: { code: 'validation_failed', errors: [{ path: '/start_datetime', code: 'too_many_lines' }] },
    });
  });
});

it('a file is asked for without pages', () => {
  expect(
    queryForFile('getLedgerStatement', { page_token: 'x', page_size: 5, end_datetime: 'z' }),
  ).toMatchObject({
    page_token: undefined,
    page_size: 20_000,
    end_datetime: 'z',
  });
  expect(queryForFile('getTrialBalance', { end_datetime: 'z' })).toEqual({ end_datetime: 'z' });
});
