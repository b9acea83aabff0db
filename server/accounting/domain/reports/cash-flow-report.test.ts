import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Period } from '@/lib/dates/fiscal-year';
import { isInCashPool } from '../cash-movements/cash-chart';
import { cashFlowReport } from './cash-flow-report';
import type { ReportLedger } from './report-ledger';
import { cashAt, movementsOf, randomBooks, times } from './testing/random-books';
import { everyRow, rowsText } from './testing/rows';
import { smallChart } from './testing/small-chart';
import { UnfootedReportError } from './unfooted-report';

const period = (name: string): Period => ({ name, start: '', end: '' });

describe('cashFlowReport', () => {
  it('shows activities by subtype and ledger, the same rows in every period', () => {
    const report = cashFlowReport({
      ledgers: smallChart,
      periods: [period('2026-01'), period('2026-02')],
      startingCash: 1000n,
      movements: [
        new Map([
          ['sales', 500n],
          ['costs', -10n],
          ['rent', -200n],
          ['interest', -5n],
          ['loan', 300n],
          ['secret', -7n],
        ]),
        new Map([
          ['machines', -400n],
          ['capital', 0n],
        ]),
      ],
      endingCash: [1578n, 1178n],
      entityType: 's-corp' as const,
    });
    expect(report.map((each) => [each.period, ...rowsText(each.records)])).toEqual([
      [
        '2026-01',
        'Starting cash 1000 1000',
        'Operating activities 0 285',
        '  Operating revenue 0 500',
        '    Sales 500 500',
        '  Operating expenses 0 -210',
        '    Costs -10 -210',
        '      Rent -200 -200',
        '      Wear 0 0 -',
        '  Other outflow 0 -5',
        '    Interest -5 -5',
        '  Current assets 0 0 -',
        '    Receivable 0 0 -',
        'Investing activities 0 0 -',
        '  Fixed assets 0 0 -',
        '    Machines 0 0 -',
        '      Worn off 0 0 -',
        'Financing activities 0 300',
        '  Long-term liabilities 0 300',
        '    Loan 300 300',
        '  Contributions 0 0 -',
        '    Capital 0 0 -',
        '  Retained earnings 0 0 -',
        '    Kept profit 0 0 -',
        'Not reported separately -7 -7',
        'Net change in cash 578 578',
        'Ending cash 1578 1578',
      ],
      [
        '2026-02',
        'Starting cash 1578 1578',
        'Operating activities 0 0 -',
        '  Operating revenue 0 0 -',
        '    Sales 0 0 -',
        '  Operating expenses 0 0 -',
        '    Costs 0 0 -',
        '      Rent 0 0 -',
        '      Wear 0 0 -',
        '  Other outflow 0 0 -',
        '    Interest 0 0 -',
        '  Current assets 0 0 -',
        '    Receivable 0 0 -',
        'Investing activities 0 -400',
        '  Fixed assets 0 -400',
        '    Machines -400 -400',
        '      Worn off 0 0 -',
        'Financing activities 0 0',
        '  Long-term liabilities 0 0 -',
        '    Loan 0 0 -',
        '  Contributions 0 0',
        '    Capital 0 0',
        '  Retained earnings 0 0 -',
        '    Kept profit 0 0 -',
        'Not reported separately 0 0 -',
        'Net change in cash -400 -400',
        'Ending cash 1178 1178',
      ],
    ]);
  });

  it('shows loans under financing, by their subtype, and not among what is operating', () => {
    const [loan, machines] = ['loan', 'machines'].map((id) => smallChart.find((each) => each.id === id));
    if (!loan || !machines) throw new Error('the small chart has a loan and machines');
    const credit: ReportLedger = {
      ...loan,
      id: 'credit',
      name: 'Line of credit',
      subtype: 'current_liability',
    };
    const accrued: ReportLedger = { ...credit, id: 'accrued', name: 'Accrued', financial_account_type: null };
    const lent: ReportLedger = { ...loan, id: 'lent', name: 'Lent', type: 'asset', subtype: 'other_asset' };
    const interest = { ...accrued, id: 'interest', name: 'Interest owed', parent_id: 'credit' };
    const [report] = cashFlowReport({
      entityType: 's-corp',
      ledgers: [loan, machines, credit, accrued, interest, lent],
      periods: [period('all')],
      startingCash: 0n,
      movements: [
        new Map([
          ['credit', 500n],
          ['accrued', 20n],
          ['interest', 3n],
          ['lent', -100n],
        ]),
      ],
      endingCash: [423n],
    });
    expect(rowsText(report?.records ?? [])).toEqual([
      'Starting cash 0 0',
      'Operating activities 0 23',
      '  Current liabilities 0 23',
      '    Accrued 20 20',
      '    Interest owed 3 3',
      'Investing activities 0 0 -',
      '  Fixed assets 0 0 -',
      '    Machines 0 0 -',
      'Financing activities 0 400',
      '  Other assets 0 -100',
      '    Lent -100 -100',
      '  Current liabilities 0 500',
      '    Line of credit 500 500',
      '  Long-term liabilities 0 0 -',
      '    Loan 0 0 -',
      'Net change in cash 423 423',
      'Ending cash 423 423',
    ]);
  });

  it('leaves "Not reported separately" out where no hidden ledger moved', () => {
    const [report] = cashFlowReport({
      ledgers: smallChart,
      periods: [period('all')],
      startingCash: 0n,
      movements: [new Map([['sales', 1n]])],
      endingCash: [1n],
      entityType: 's-corp' as const,
    });
    expect(report?.records.map((row) => row.name)).toEqual([
      'Starting cash',
      'Operating activities',
      'Investing activities',
      'Financing activities',
      'Net change in cash',
      'Ending cash',
    ]);
  });

  it.each([
    ['the ending cash is another', new Map([['sales', 5n]]), 6n],
    ['a movement is on a ledger that is not known', new Map([['unknown', 5n]]), 5n],
    ['a movement is on a ledger of the pool', new Map([['bank', 5n]]), 5n],
  ])('throws with the numbers when %s', (_, movements, ending) => {
    const figures = {
      ledgers: smallChart,
      periods: [period('2026-01')],
      startingCash: 0n,
      movements: [movements],
      endingCash: [ending],
      entityType: 's-corp' as const,
    };
    expect(() => cashFlowReport(figures)).toThrow(UnfootedReportError);
    expect(() => cashFlowReport(figures)).toThrow(
      /^The cash flow report of 2026-01 does not foot: starting 0, net change \d, ending \d minor units\.$/,
    );
  });

  it('throws when figures of a period are missing', () => {
    const figures = {
      ledgers: [],
      startingCash: 0n,
      movements: [],
      endingCash: [],
      entityType: 's-corp' as const,
    };
    expect(() => cashFlowReport({ ...figures, periods: [period('2026-01')] })).toThrow('2026-01');
  });

  it('foots for any balanced books, and every ledger outside the pool stands in it once', () => {
    fc.assert(
      fc.property(randomBooks, fc.nat(times - 1), (books, split) => {
        const report = cashFlowReport({
          ledgers: books.ledgers,
          periods: [period('first'), period('second')],
          startingCash: 0n,
          movements: [movementsOf(books, 0, split), movementsOf(books, split + 1, times)],
          endingCash: [cashAt(books, split), cashAt(books, times)],
          entityType: 's-corp' as const,
        });
        const shown = books.ledgers.filter((ledger) => ledger.report_cash_flow && !isInCashPool(ledger));
        for (const { records } of report) {
          const rows = everyRow(records);
          const ledgerIds = rows.flatMap((row) => row.ledgerId ?? []);
          expect(ledgerIds.sort()).toEqual(shown.map((ledger) => ledger.id).sort());
          for (const row of rows) {
            const below = row.children.reduce((sum, child) => sum + child.totalAmount, 0n);
            expect(row.totalAmount).toBe(row.amount + below);
          }
        }
        expect(report[1]?.records.at(0)?.amount).toBe(report[0]?.records.at(-1)?.amount);
      }),
    );
  });

  it('shows nothing of any books once each of their entries is reversed', () => {
    fc.assert(
      fc.property(randomBooks, ({ ledgers, entries }) => {
        const reversed = entries.map(({ time, lines }) => ({
          time,
          lines: lines.map(({ ledger, debit }) => ({ ledger, debit: -debit })),
        }));
        const movements = movementsOf({ ledgers, entries: [...entries, ...reversed] }, 0, times);
        expect([...movements.values()].filter((amount) => amount !== 0n)).toEqual([]);
      }),
    );
  });
});
