import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordKey } from '@/lib/contract/record-key';
import { balanceSheet } from './balance-sheet';
import { cashFlowReport } from './cash-flow-report';
import { profitAndLoss } from './profit-and-loss';
import type { ReportRow } from './report-row';
import { cashAt, movementsOf, randomBooks, times, totalsOf } from './testing/random-books';
import { everyRow } from './testing/rows';
import { smallChart } from './testing/small-chart';
import { trialBalance } from './trial-balance';

const nothing = new Map();
const entityType = 'llc' as const;
const period = { name: 'x', start: '', end: '' };
const figures = { ledgers: smallChart, earlierYears: nothing, currentYear: nothing, endDay: '2026-12-31' };

/** Keys as an indented tree; ledgers are left away. */
function keysText(rows: readonly ReportRow[], indent = ''): string[] {
  return rows.flatMap((row) => [
    ...(row.ledgerId === null ? [`${indent}${row.key}`] : []),
    ...keysText(row.children, `${indent}  `),
  ]);
}

describe('the keys of the records', () => {
  it('of the cash flow', () => {
    const movements = [new Map([['secret', 0n]])];
    const figures = { ledgers: smallChart, periods: [period], startingCash: 0n, movements, endingCash: [0n] };
    const [report] = cashFlowReport({ ...figures, entityType });
    expect(keysText(report?.records ?? [])).toEqual([
      'starting_cash',
      'operating_activities',
      '  operating_activities:operating_revenue',
      '  operating_activities:operating_expense',
      '  operating_activities:other_outflow',
      '  operating_activities:current_asset',
      'investing_activities',
      '  investing_activities:fixed_asset',
      'financing_activities',
      '  financing_activities:long_term_liability',
      '  financing_activities:contribution',
      '  financing_activities:retained_earnings',
      'not_reported_separately',
      'net_change_in_cash',
      'ending_cash',
    ]);
  });

  it('of the balance sheet', () => {
    expect(keysText(balanceSheet({ ...figures, entityType }).records)).toEqual([
      'assets',
      '  subtype:current_asset',
      '  subtype:fixed_asset',
      'liabilities',
      '  subtype:current_liability',
      '  subtype:long_term_liability',
      'equity',
      '  subtype:contribution',
      '  retained_earnings',
      '    earlier_years_result',
      '  net_income',
    ]);
  });

  it('of the profit and loss', () => {
    const [report] = profitAndLoss({ ledgers: smallChart, periods: [period], totals: [nothing] });
    expect(keysText(report?.records ?? [])).toEqual([
      'revenue',
      'cost_of_goods_sold',
      'gross_profit',
      'operating_expenses',
      'operating_income',
      'other_inflow',
      'other_outflow',
      'net_income',
    ]);
  });

  it('of the trial balance', () => {
    const { rows } = trialBalance({ ...figures, entityType });
    expect(rows.map((row) => row.key)).toEqual([
      ...rows
        .filter(({ resets, ledgerId }) => !resets && ledgerId)
        .map(({ ledgerId }) => `ledger:${ledgerId}`),
      'earlier_years_result',
      ...rows.filter(({ resets }) => resets).map(({ ledgerId }) => `ledger:${ledgerId}`),
    ]);
  });
});

it('has each key once in a period of any books, a ledger by its identifier, all of the closed list', () => {
  fc.assert(
    fc.property(randomBooks, fc.constantFrom('c-corp', 'sole-prop'), (books, entityType) => {
      const { ledgers } = books;
      const totals = totalsOf(books, 0, times);
      const figures = {
        ledgers,
        earlierYears: nothing,
        currentYear: totals,
        endDay: '2026-12-31',
        entityType,
      };
      const flow = {
        ledgers,
        periods: [period],
        startingCash: 0n,
        movements: [movementsOf(books, 0, times)],
        endingCash: [cashAt(books, times)],
      };
      const reports = [
        everyRow(cashFlowReport({ ...flow, entityType }).flatMap(({ records }) => records)),
        everyRow(balanceSheet(figures).records),
        everyRow(
          profitAndLoss({ ledgers, periods: [period], totals: [totals] }).flatMap((each) => each.records),
        ),
        trialBalance(figures).rows,
      ];
      for (const rows of reports) {
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const { key, ledgerId } of rows) {
          expect(recordKey.safeParse(key).success).toBe(true);
          expect(key.startsWith('ledger:') ? key : null).toBe(
            ledgerId === null ? null : `ledger:${ledgerId}`,
          );
        }
      }
    }),
  );
});
