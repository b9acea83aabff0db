import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityType } from '@/lib/contract/business';
import { balanceSheet } from './balance-sheet';
import type { ReportLedger, SideTotals } from './report-ledger';
import { randomBooks, times, totalsOf } from './testing/random-books';
import { everyRow, rowsText } from './testing/rows';
import { smallChart } from './testing/small-chart';
import { trialBalance } from './trial-balance';

const totals = (figures: Record<string, [debit: bigint, credit: bigint]>) =>
  new Map<string, SideTotals>(
    Object.entries(figures).map(([id, [debit, credit]]) => [id, { debit, credit }]),
  );
const dividends: ReportLedger = {
  id: 'dividends',
  name: 'Dividends',
  type: 'equity',
  subtype: 'distribution',
  debit_credit: 'debit',
  report_cash_flow: true,
  financial_account_type: null,
  sort_code: null,
  parent_id: null,
};
const figures = {
  ledgers: [...smallChart, dividends],
  earlierYears: totals({ bank: [400n, 70n], sales: [0n, 400n], dividends: [70n, 0n] }),
  currentYear: totals({ bank: [90n, 20n], sales: [0n, 90n], dividends: [20n, 0n] }),
  endDay: '2026-03-31',
};
const equityOf = (type: 'c-corp' | 's-corp') =>
  rowsText(balanceSheet({ ...figures, entityType: type }).records.slice(2)).filter(
    (row) => !row.endsWith('-'),
  );

describe("the dividends of a corporation's earlier fiscal years", () => {
  it('count into retained earnings of a c-corp; its group shows the current fiscal year', () => {
    expect(equityOf('c-corp')).toEqual([
      'Equity 0 400',
      '  Distributions 0 -20',
      '    Dividends -20 -20',
      '  Retained earnings 0 330',
      '    Net income, earlier years 400 400',
      '    Dividends, earlier years -70 -70',
      '  Net income 90 90',
    ]);
  });

  it("stay where they are as an s-corp's distributions", () => {
    expect(equityOf('s-corp')).toEqual([
      'Equity 0 400',
      '  Distributions 0 -90',
      '    Dividends -90 -90',
      '  Retained earnings 0 400',
      '    Net income, earlier years 400 400',
      '  Net income 90 90',
    ]);
  });

  it('stand in the trial balance as they stand on the sheet', () => {
    const { rows } = trialBalance({ ...figures, entityType: 'c-corp' });
    expect(rows.filter((row) => row.hasEntries).map((row) => [row.key, row.debit, row.credit])).toEqual([
      ['ledger:bank', 400n, 0n],
      ['ledger:dividends', 20n, 0n],
      ['earlier_years_result', 0n, 400n],
      ['earlier_years_dividends', 70n, 0n],
      ['ledger:sales', 0n, 90n],
    ]);
  });
});

it('equity of any books is the same in every legal form; only its rows differ', () => {
  fc.assert(
    fc.property(randomBooks, fc.nat(times - 1), (books, yearStart) => {
      const totals = {
        ledgers: books.ledgers,
        earlierYears: totalsOf(books, 0, yearStart - 1),
        currentYear: totalsOf(books, yearStart, times),
        endDay: '2026-12-31',
      };
      const equities = entityType.options.map((type) => {
        const sheet = balanceSheet({ ...totals, entityType: type });
        const rows = everyRow(sheet.records);
        const trial = trialBalance({ ...totals, entityType: type });
        for (const key of ['earlier_years_result', 'earlier_years_dividends']) {
          const row = trial.rows.find((each) => each.key === key);
          expect(row && row.credit - row.debit).toBe(rows.find((each) => each.key === key)?.amount);
        }
        return rows.find(({ key }) => key === 'equity')?.totalAmount;
      });
      expect(new Set(equities).size).toBe(1);
    }),
  );
});
