import { describe, expect, it } from 'vitest';
import { type FigureFilter, figureOf } from './figure-search';

const rent: FigureFilter = {
  figure: 'basis=all&basis=accrual&ledger_id=ldg_1BoatSLRHtKNngkdXEeobR&with_children=true',
  of: 'Rent, Jan 2026',
  side: 'debit',
  report: 'profit-and-loss',
  view: 'by=month&start=2026-01-01',
};

describe('figureOf', () => {
  it('reads the query, and the way back to the report as it was left', () => {
    expect(figureOf(rent, 'biz_1')).toEqual({
      query: {
        basis: ['all', 'accrual'],
        ledger_id: 'ldg_1BoatSLRHtKNngkdXEeobR',
        with_children: 'true',
      },
      name: 'Rent, Jan 2026',
      side: 'debit',
      back: { name: 'Profit and loss', href: '/b/biz_1/reports/profit-and-loss?by=month&start=2026-01-01' },
    });
  });

  it('has no way back without a report', () => {
    expect(figureOf({ ...rent, report: null }, 'biz_1')?.back).toBeNull();
  });

  it.each(['', 'ledger_id=elsewhere', 'anything=1'])('is none for %j', (figure) => {
    expect(figureOf({ ...rent, figure }, 'biz_1')).toBeNull();
  });
});
