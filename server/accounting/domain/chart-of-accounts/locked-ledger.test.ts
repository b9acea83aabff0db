import { describe, expect, it } from 'vitest';
import type { ReportLedger } from '../reports/report-ledger';
import { refuseLockedLedger } from './locked-ledger';

const before: ReportLedger = {
  id: 'rent',
  name: 'Rent',
  type: 'expense',
  subtype: 'operating_expense',
  debit_credit: 'debit',
  report_cash_flow: true,
  financial_account_type: null,
  sort_code: '6100',
  parent_id: 'premises',
};
const refuse = (
  changes: Partial<ReportLedger>,
  firstFigure: string | null = '2026-01-31T23:59:59.999Z',
  lockedThrough: string | null = '2026-01-31',
) => refuseLockedLedger(lockedThrough, before, { ...before, ...changes }, firstFigure);

describe('refuseLockedLedger', () => {
  it.each<[Partial<ReportLedger>, string]>([
    [{ name: 'Rents' }, '/name'],
    [{ type: 'asset' }, '/type'],
    [{ subtype: 'other_outflow' }, '/subtype'],
    [{ debit_credit: 'credit' }, '/debit_credit'],
    [{ report_cash_flow: false }, '/report_cash_flow'],
    [{ financial_account_type: 'loan' }, '/financial_account_type'],
    [{ sort_code: null }, '/sort_code'],
    [{ parent_id: 'other' }, '/parent_id'],
    [{ parent_id: null }, '/make_top_level'],
  ])('refuses %j of a ledger that has figures on the last locked day', (changes, path) => {
    const message = 'changes reports of the locked period: Rent has figures there from 2026-01-31 on';
    expect(refuse(changes)).toEqual({
      code: 'period_locked',
      detail: 'The books are locked through 2026-01-31, and reports show Rent with figures of these days.',
      errors: [{ path, code: 'period_locked', message }],
    });
  });

  it('names every change', () => {
    expect(refuse({ name: 'x', parent_id: null })?.errors?.map(({ path }) => path)).toEqual([
      '/name',
      '/make_top_level',
    ]);
  });

  it.each<[string, ReturnType<typeof refuse>]>([
    ['no change', refuse({})],
    ['one of a ledger without figures', refuse({ name: 'x' }, null)],
    ['one of a ledger with later figures', refuse({ name: 'x' }, '2026-02-01T00:00:00.000Z')],
    ['one in books that are not locked', refuse({ name: 'x' }, '2026-01-01T00:00:00.000Z', null)],
  ])('takes %s', (_, refusal) => {
    expect(refusal).toBeNull();
  });
});
