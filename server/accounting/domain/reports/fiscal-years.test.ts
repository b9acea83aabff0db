import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { balanceSheet } from './balance-sheet';
import { ledgerBalances } from './ledger-balances';
import {
  fiscalYearStarts,
  type LedgerStatementBalances,
  statementBalances,
  statementStretches,
} from './ledger-statement';
import { profitAndLoss } from './profit-and-loss';
import { creditBalance, debitBalance, type ReportLedger, resetsEachFiscalYear } from './report-ledger';
import { type RandomBooks, randomBooks, times, totalsOf } from './testing/random-books';
import { everyRow } from './testing/rows';
import { trialBalance } from './trial-balance';
import { accumulateYears, yearlyStretches } from './yearly-totals';

const booksStart: Instant = '2023-11-20T00:00:00.000Z';
/** The times of the random books as days of nearly four years, on both sides of the year ends. */
const days: readonly Day[] = [
  ...['2023-11-20', '2024-02-28', '2024-02-29', '2024-03-01', '2024-06-30', '2024-07-01'],
  ...['2025-02-28', '2025-03-01', '2025-06-30', '2025-12-31', '2026-07-01', '2027-03-01'],
];
const lastDay: Day = '2027-07-02';
const everyDay: Day[] = [];
for (let day = dayOf(booksStart); day <= lastDay; day = addDays(day, 1)) everyDay.push(day);

/** What was posted in the stretch; the entries of a day are at its noon. */
function sumsOf(books: RandomBooks, start: Instant | null, end: Instant) {
  const isIn = (day: Day) => {
    const noon = `${day}T12:00:00.000Z`;
    return noon >= (start ?? '') && noon <= end;
  };
  const inside = days.flatMap((day, time) => (isIn(day) ? [time] : []));
  return totalsOf(books, inside[0] ?? times, inside.at(-1) ?? -1);
}

function statementOf(
  books: RandomBooks,
  ledger: ReportLedger,
  span: { from: Instant; through: Instant },
  { fiscalYear, resets }: { fiscalYear: string; resets: boolean },
): LedgerStatementBalances {
  const lastEntry = endOfDay(days.at(-1) ?? '');
  const years = resets
    ? {
        first: fiscalYearOf(span.from, fiscalYear).start,
        starts: fiscalYearStarts({ ...span, lastEntry }, fiscalYear),
      }
    : { first: null, starts: [] };
  const stretches = statementStretches({ ...span, pageStart: span.from }, years);
  const none = { debit: 0n, credit: 0n };
  return statementBalances(
    stretches,
    stretches.map(({ start, end }) => sumsOf(books, start, end).get(ledger.id) ?? none),
  );
}

it.each([
  ['06/30', 'c-corp'],
  ['02/28', 'c-corp'],
  ['02/28', 'sole-prop'],
] as const)(
  'on every day trial balance, balances, statements and sheet agree, year end %s of a %s',
  (fiscalYear, entityType) => {
    fc.assert(
      fc.property(randomBooks, (books) => {
        const { ledgers } = books;
        const ends = everyDay.map(endOfDay);
        const stretches = yearlyStretches(ends, fiscalYear);
        const walk = accumulateYears(
          stretches,
          stretches.map(({ start, end }) => sumsOf(books, start, end)),
        );
        let at = 0;
        for (const totals of walk) {
          const day = everyDay[at] ?? '';
          const through = endOfDay(day);
          const figures = { ledgers, ...totals, endDay: day, entityType };
          const trial = trialBalance(figures);
          const netOf = new Map(trial.rows.map((row) => [row.key as string, row.debit - row.credit]));
          const rows = everyRow(balanceSheet(figures).records);
          const balances = new Map(
            ledgerBalances(ledgers, totals, entityType).map(({ ledgerId, balance }) => [ledgerId, balance]),
          );
          for (const ledger of ledgers) {
            const natural = ledger.debit_credit === 'debit' ? debitBalance : creditBalance;
            const net = netOf.get(`ledger:${ledger.id}`) ?? 0n;
            expect(balances.get(ledger.id) ?? 0n).toBe(ledger.debit_credit === 'debit' ? net : -net);
            const onSheet = rows.find((row) => row.ledgerId === ledger.id);
            if (onSheet) expect(onSheet.amount).toBe(ledger.type === 'asset' ? net : -net);
            const resets = resetsEachFiscalYear(ledger, entityType);
            const statement = statementOf(
              books,
              ledger,
              { from: booksStart, through },
              { fiscalYear, resets },
            );
            expect(debitBalance(statement.closing)).toBe(net);
            const left = statement.yearEnds.reduce((sum, year) => sum + natural(year.left), 0n);
            expect(natural(statement.opening) + natural(statement.total) - left).toBe(
              natural(statement.closing),
            );
            expect(statement.yearEnds.length > 0 ? resets : true).toBe(true);
          }
          for (const key of ['earlier_years_result', 'earlier_years_dividends']) {
            expect(rows.find((row) => row.key === key)?.amount ?? 0n).toBe(-(netOf.get(key) ?? 0n));
          }
          const yearStart = fiscalYearOf(through, fiscalYear).start;
          const period = { name: day, start: yearStart, end: through };
          const toDate = profitAndLoss({
            ledgers,
            periods: [period],
            totals: [sumsOf(books, yearStart, through)],
          });
          expect(rows.find(({ key }) => key === 'net_income')?.amount).toBe(
            toDate[0]?.records.at(-1)?.amount,
          );
          at += 1;
        }
        expect(at).toBe(everyDay.length);
      }),
      { numRuns: 2 },
    );
  },
);

it.each(['06/30', '02/28', '12/31'])(
  'a statement opens where the day before closed, or a year at zero: %s',
  (fiscalYear) => {
    fc.assert(
      fc.property(randomBooks, fc.nat(everyDay.length - 2), (books, index) => {
        const [day = '', next = ''] = everyDay.slice(index, index + 2);
        for (const ledger of books.ledgers) {
          const resets = resetsEachFiscalYear(ledger, 'c-corp');
          const asked = { fiscalYear, resets };
          const until = statementOf(books, ledger, { from: booksStart, through: endOfDay(day) }, asked);
          const from = startOfDay(next);
          const later = statementOf(books, ledger, { from, through: endOfDay(lastDay) }, asked);
          const begins = resets && fiscalYearOf(from, fiscalYear).start === from;
          expect(debitBalance(later.opening)).toBe(begins ? 0n : debitBalance(until.closing));
          const whole = statementOf(books, ledger, { from: booksStart, through: endOfDay(lastDay) }, asked);
          expect(debitBalance(later.closing)).toBe(debitBalance(whole.closing));
        }
      }),
      { numRuns: 30 },
    );
  },
);
