import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInCashPool } from '../cash-movements/cash-chart';
import { balanceSheet } from './balance-sheet';
import type { SideTotals } from './report-ledger';
import { cashAt, randomBooks, times, totalsOf } from './testing/random-books';
import { everyRow, rowsText } from './testing/rows';
import { smallChart } from './testing/small-chart';
import { UnfootedReportError } from './unfooted-report';

const totals = (figures: Record<string, [debit: bigint, credit: bigint]>) =>
  new Map<string, SideTotals>(
    Object.entries(figures).map(([id, [debit, credit]]) => [id, { debit, credit }]),
  );

describe('balanceSheet', () => {
  it('shows each section in its natural sign, contra ledgers negative, and the results as computed records', () => {
    const sheet = balanceSheet({
      ledgers: smallChart,
      earlierYears: totals({
        bank: [1500n, 700n],
        machines: [600n, 0n],
        worn: [0n, 100n],
        loan: [50n, 300n],
        capital: [0n, 800n],
        sales: [0n, 400n],
        rent: [50n, 0n],
        wear: [100n, 0n],
      }),
      currentYear: totals({
        bank: [90n, 100n],
        card: [0n, 20n],
        kept: [30n, 0n],
        sales: [0n, 90n],
        rent: [80n, 0n],
        interest: [10n, 0n],
      }),
      entityType: 'llc' as const,
      endDay: '2026-03-31',
    });
    expect(sheet.period).toBe('2026-03-31');
    expect(rowsText(sheet.records)).toEqual([
      'Assets 0 1290',
      '  Current assets 0 790',
      '    Bank 790 790',
      '    Receivable 0 0 -',
      '  Fixed assets 0 500',
      '    Machines 600 500',
      '      Worn off -100 -100',
      'Liabilities 0 270',
      '  Current liabilities 0 20',
      '    Card 20 20',
      '  Long-term liabilities 0 250',
      '    Loan 250 250',
      'Equity 0 1020',
      '  Contributions 0 800',
      '    Capital 800 800',
      "  Members' equity, earlier years 0 220",
      '    Net income, earlier years 250 250',
      '    Kept profit -30 -30',
      '  Net income 0 0',
    ]);
  });

  it('has its computed records in empty books, too', () => {
    const sheet = balanceSheet({
      ledgers: [],
      earlierYears: totals({}),
      currentYear: totals({}),
      entityType: 'llc' as const,
      endDay: '2026-01-01',
    });
    expect(rowsText(sheet.records)).toEqual([
      'Assets 0 0 -',
      'Liabilities 0 0 -',
      'Equity 0 0 -',
      "  Members' equity, earlier years 0 0 -",
      '    Net income, earlier years 0 0 -',
      '  Net income 0 0 -',
    ]);
  });

  it('throws with the numbers when the books do not balance', () => {
    const figures = {
      ledgers: smallChart,
      earlierYears: totals({}),
      currentYear: totals({ bank: [5n, 0n], sales: [0n, 4n] }),
      entityType: 'llc' as const,
      endDay: '2026-03-31',
    };
    expect(() => balanceSheet(figures)).toThrow(UnfootedReportError);
    expect(() => balanceSheet(figures)).toThrow(
      'The balance sheet of 2026-03-31 does not balance: assets 5, liabilities 0, equity 4 minor units.',
    );
  });

  it('balances for any books, agrees with the lines ledger by ledger, and its pool is the ending cash', () => {
    fc.assert(
      fc.property(randomBooks, fc.nat(times - 1), (books, yearStart) => {
        const sheet = balanceSheet({
          ledgers: books.ledgers,
          earlierYears: totalsOf(books, 0, yearStart - 1),
          currentYear: totalsOf(books, yearStart, times),
          entityType: 'llc' as const,
          endDay: '2026-12-31',
        });
        const rows = everyRow(sheet.records);
        const onSheet = books.ledgers.filter(({ type }) => type !== 'revenue' && type !== 'expense');
        expect(rows.flatMap((row) => row.ledgerId ?? []).sort()).toEqual(onSheet.map(({ id }) => id).sort());

        const lines = books.entries.flatMap((entry) => entry.lines);
        let cash = 0n;
        for (const ledger of onSheet) {
          const balance = lines
            .filter((line) => line.ledger.id === ledger.id)
            .reduce((sum, { debit }) => sum + debit, 0n);
          const shown = rows.find((row) => row.ledgerId === ledger.id)?.amount;
          expect(shown).toBe(ledger.type === 'asset' ? balance : -balance);
          if (isInCashPool(ledger)) cash += balance;
        }
        const elsewhere = lines
          .filter(({ ledger }) => isInCashPool(ledger) && !onSheet.includes(ledger))
          .reduce((sum, { debit }) => sum + debit, 0n);
        expect(cash + elsewhere).toBe(cashAt(books, times));
      }),
    );
  });
});
