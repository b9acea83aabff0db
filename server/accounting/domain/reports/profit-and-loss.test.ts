import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceSheet } from './balance-sheet';
import { profitAndLoss } from './profit-and-loss';
import { creditBalance, type SideTotals } from './report-ledger';
import { randomBooks, times, totalsOf } from './testing/random-books';
import { everyRow, rowsText } from './testing/rows';
import { smallChart } from './testing/small-chart';
import { UnfootedReportError } from './unfooted-report';

const totals = (figures: Record<string, [debit: bigint, credit: bigint]>) =>
  new Map<string, SideTotals>(
    Object.entries(figures).map(([id, [debit, credit]]) => [id, { debit, credit }]),
  );
const period = (name: string) => ({ name, start: '', end: '' });

describe('profitAndLoss', () => {
  it('goes from revenue to net income in steps, the same rows in every period', () => {
    const report = profitAndLoss({
      ledgers: smallChart,
      periods: [period('2025'), period('2026')],
      totals: [
        totals({
          bank: [500n, 235n],
          sales: [20n, 520n],
          costs: [30n, 0n],
          rent: [200n, 0n],
          secret: [10n, 5n],
        }),
        totals({ bank: [0n, 7n], interest: [7n, 0n] }),
      ],
    });
    expect(report.map((each) => [each.period, ...rowsText(each.records)])).toEqual([
      [
        '2025',
        'Revenue 0 500',
        '  Sales 500 500',
        'Cost of goods sold 0 0 -',
        'Gross profit 500 500',
        'Operating expenses 0 235',
        '  Costs 30 235',
        '    Rent 200 200',
        '    Wear 0 0 -',
        '    Secret 5 5',
        'Operating income 265 265',
        'Other inflow 0 0 -',
        'Other outflow 0 0 -',
        '  Interest 0 0 -',
        'Net income 265 265',
      ],
      [
        '2026',
        'Revenue 0 0 -',
        '  Sales 0 0 -',
        'Cost of goods sold 0 0 -',
        'Gross profit 0 0 -',
        'Operating expenses 0 0 -',
        '  Costs 0 0 -',
        '    Rent 0 0 -',
        '    Wear 0 0 -',
        '    Secret 0 0 -',
        'Operating income 0 0 -',
        'Other inflow 0 0 -',
        'Other outflow 0 7',
        '  Interest 7 7',
        'Net income -7 -7',
      ],
    ]);
  });

  it.each([
    ['one side of an entry is missing', { sales: [0n, 5n] }, 'net income 5, gain of all other ledgers 0'],
    [
      'a ledger is not known',
      { sales: [0n, 5n], unknown: [5n, 0n] },
      'net income 5, gain of all other ledgers 0',
    ],
  ] as const)('throws with the numbers when %s', (_, figures, numbers) => {
    const posted = new Map(Object.entries(figures).map(([id, [debit, credit]]) => [id, { debit, credit }]));
    const report = () => profitAndLoss({ ledgers: smallChart, periods: [period('2026')], totals: [posted] });
    expect(report).toThrow(UnfootedReportError);
    expect(report).toThrow(`The profit and loss of 2026 does not foot: ${numbers} minor units.`);
  });

  it('throws when the totals of a period are missing', () => {
    expect(() => profitAndLoss({ ledgers: [], periods: [period('2026')], totals: [] })).toThrow('2026');
  });

  it('foots for any books: every result ledger once, net income that of the balance sheet', () => {
    fc.assert(
      fc.property(randomBooks, fc.nat(times - 1), (books, yearStart) => {
        const currentYear = totalsOf(books, yearStart, times);
        const [report] = profitAndLoss({
          ledgers: books.ledgers,
          periods: [period('x')],
          totals: [currentYear],
        });
        const rows = everyRow(report?.records ?? []);
        const result = books.ledgers.filter(({ type }) => type === 'revenue' || type === 'expense');
        expect(rows.flatMap((row) => row.ledgerId ?? []).sort()).toEqual(result.map(({ id }) => id).sort());
        const earlierYears = totalsOf(books, 0, yearStart - 1);
        const sheet = balanceSheet({
          ledgers: books.ledgers,
          earlierYears,
          currentYear,
          entityType: 'llc' as const,
          endDay: '2026-12-31',
        });
        const onSheet = everyRow(sheet.records).find((row) => row.key === 'net_income');
        expect(report?.records.at(-1)?.amount).toBe(onSheet?.amount);
      }),
    );
  });

  const byDebit = ['Cost of goods sold', 'Operating expenses', 'Other outflow'];

  it('gives each section and step the ledgers that it is the sum of', () => {
    fc.assert(
      fc.property(randomBooks, (books) => {
        const posted = totalsOf(books, 0, times);
        const [report] = profitAndLoss({ ledgers: books.ledgers, periods: [period('x')], totals: [posted] });
        expect(report?.records).toHaveLength(8);
        for (const { name, source, totalAmount } of report?.records ?? []) {
          const ledgers = books.ledgers.filter(({ subtype }) => source?.subtypes?.includes(subtype));
          const sum = ledgers.reduce(
            (total, { id }) => total + creditBalance(posted.get(id) ?? { debit: 0n, credit: 0n }),
            0n,
          );
          expect(totalAmount).toBe(byDebit.includes(name) ? -sum : sum);
        }
      }),
    );
  });
});
