import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceSheet } from './balance-sheet';
import type { SideTotals } from './report-ledger';
import { randomBooks, times, totalsOf } from './testing/random-books';
import { everyRow } from './testing/rows';
import { smallChart } from './testing/small-chart';
import { trialBalance } from './trial-balance';
import { UnfootedReportError } from './unfooted-report';

const totals = (figures: Record<string, [debit: bigint, credit: bigint]>) =>
  new Map<string, SideTotals>(
    Object.entries(figures).map(([id, [debit, credit]]) => [id, { debit, credit }]),
  );

describe('trialBalance', () => {
  it('shows each ledger net on one side, the result of earlier years apart', () => {
    const balance = trialBalance({
      ledgers: smallChart,
      earlierYears: totals({ bank: [900n, 100n], capital: [0n, 500n], sales: [0n, 400n], rent: [100n, 0n] }),
      currentYear: totals({ bank: [50n, 60n], card: [5n, 5n], sales: [10n, 50n], rent: [50n, 0n] }),
      entityType: 'llc' as const,
      endDay: '2026-03-31',
    });
    expect(
      balance.rows.filter((row) => row.hasEntries).map((row) => [row.name, row.debit, row.credit]),
    ).toEqual([
      ['Bank', 790n, 0n],
      ['Card', 0n, 0n],
      ['Capital', 0n, 500n],
      ['Net income, earlier years', 0n, 300n],
      ['Sales', 0n, 40n],
      ['Rent', 50n, 0n],
    ]);
    expect([balance.period, balance.totalDebit, balance.totalCredit]).toEqual(['2026-03-31', 840n, 840n]);
    expect(balance.rows).toHaveLength(smallChart.length + 1);
  });

  it('throws with the numbers when debits do not equal credits', () => {
    const figures = {
      ledgers: smallChart,
      earlierYears: totals({}),
      entityType: 'llc' as const,
      endDay: '2026-03-31',
    };
    const report = () =>
      trialBalance({ ...figures, currentYear: totals({ bank: [5n, 0n], sales: [0n, 4n] }) });
    expect(report).toThrow(UnfootedReportError);
    expect(report).toThrow(
      'The trial balance of 2026-03-31 does not balance: debits 5, credits 4 minor units.',
    );
  });

  it('balances for any books, and agrees with the balance sheet on every ledger', () => {
    fc.assert(
      fc.property(randomBooks, fc.nat(times - 1), (books, yearStart) => {
        const figures = {
          ledgers: books.ledgers,
          earlierYears: totalsOf(books, 0, yearStart - 1),
          currentYear: totalsOf(books, yearStart, times),
          entityType: 'llc' as const,
          endDay: '2026-12-31',
        };
        const { rows, totalDebit, totalCredit } = trialBalance(figures);
        expect(totalDebit).toBe(totalCredit);
        expect(rows.every((row) => row.debit === 0n || row.credit === 0n)).toBe(true);
        const typeOf = new Map(books.ledgers.map(({ id, type }) => [id, type]));
        for (const shown of everyRow(balanceSheet(figures).records)) {
          const row = rows.find((each) => each.ledgerId !== null && each.ledgerId === shown.ledgerId);
          if (!row) continue;
          const net = row.debit - row.credit;
          expect(shown.amount).toBe(typeOf.get(row.ledgerId ?? '') === 'asset' ? net : -net);
        }
      }),
    );
  });
});
