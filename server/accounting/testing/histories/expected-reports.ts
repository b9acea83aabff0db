import { expectedCash, sectionOf } from './expected-cash';
import { type Cut, fiscalYearOf, periodNameOf } from './expected-periods';
import type { RawBooks, RawLine } from './raw-books';

/** Minor units by ledger, and by the keys of computed rows. */
export type Figures = Record<string, bigint>;
export type Asked = { start: string; end: string; cut: Cut; fiscalYear: string };

/** The balance sheet summed again from the lines: each ledger in its natural sign, and the two computed rows. */
export function expectedBalanceSheet(books: RawBooks, end: string, fiscalYear: string): Figures {
  const figures: Figures = { earlier_years_result: 0n, net_income: 0n };
  const currentYear = fiscalYearOf(end, fiscalYear);
  for (const line of accrualLines(books, end)) {
    const type = books.ledgers.get(line.ledger)?.type;
    if (type === 'revenue' || type === 'expense') {
      const isCurrent = fiscalYearOf(line.instant, fiscalYear) === currentYear;
      add(figures, isCurrent ? 'net_income' : 'earlier_years_result', -line.debit);
    } else {
      add(figures, line.ledger, type === 'asset' ? line.debit : -line.debit);
    }
  }
  return figures;
}

/** The trial balance: each ledger's debits less its credits, and what earlier years have earned. */
export function expectedTrialBalance(books: RawBooks, end: string, fiscalYear: string): Figures {
  const figures: Figures = {};
  const currentYear = fiscalYearOf(end, fiscalYear);
  for (const line of accrualLines(books, end)) {
    const type = books.ledgers.get(line.ledger)?.type;
    const isResult = type === 'revenue' || type === 'expense';
    const isEarlier = isResult && fiscalYearOf(line.instant, fiscalYear) !== currentYear;
    add(figures, isEarlier ? 'earlier_years_result' : line.ledger, line.debit);
  }
  return figures;
}

const steps = ['gross_profit', 'operating_income', 'net_income'];
const firstStepOf: Record<string, number> = {
  operating_revenue: 0,
  cost_of_goods_sold: 0,
  operating_expense: 1,
  other_inflow: 2,
  other_outflow: 2,
};

/** Profit and loss, by the name of the period. Periods in which nothing happens are left away. */
export function expectedProfitAndLoss(books: RawBooks, asked: Asked): Map<string, Figures> {
  const periods = new Map<string, Figures>();
  for (const line of accrualLines(books, asked.end)) {
    const { type, subtype = '' } = books.ledgers.get(line.ledger) ?? {};
    if (line.instant < asked.start || (type !== 'revenue' && type !== 'expense')) continue;
    const figures = figuresOf(periods, periodNameOf(line.instant, asked.cut, asked.fiscalYear));
    add(figures, line.ledger, type === 'revenue' ? -line.debit : line.debit);
    for (const step of steps.slice(firstStepOf[subtype])) add(figures, step, -line.debit);
  }
  return periods;
}

/** The cash flow, by the name of the period. Periods in which nothing happens are left away. */
export function expectedCashFlow(
  books: RawBooks,
  { start, end, cut, fiscalYear }: Asked,
): { startingCash: bigint; periods: Map<string, Figures> } {
  const periods = new Map<string, Figures>();
  const figuresAt = (instant: string) => figuresOf(periods, periodNameOf(instant, cut, fiscalYear));
  let startingCash = 0n;
  for (const line of books.lines) {
    if (line.basis === 'accrual' || line.instant > end || !books.ledgers.get(line.ledger)?.inPool) continue;
    if (line.instant < start) startingCash += line.debit;
    else add(figuresAt(line.instant), 'net_change_in_cash', line.debit);
  }
  for (const { instant, ledger, cash } of expectedCash(books)) {
    if (instant < start || instant > end) continue;
    const on = books.ledgers.get(ledger);
    add(figuresAt(instant), on?.reported ? ledger : 'not_reported_separately', cash);
    if (on?.reported) add(figuresAt(instant), sectionOf(on), cash);
  }
  return { startingCash, periods };
}

/** The statement of one ledger: its lines within the bounds, and its balance. */
export type ExpectedStatement = {
  lines: RawLine[];
  opening: bigint;
  closing: bigint;
  yearEnds: Record<string, bigint>;
};

/** Revenue and expenses begin each fiscal year at zero. @param sign 1 where debits add, −1 where credits do */
export function expectedStatement(
  books: RawBooks,
  ledger: string,
  sign: bigint,
  { start, end, fiscalYear }: Omit<Asked, 'cut'>,
): ExpectedStatement {
  const type = books.ledgers.get(ledger)?.type;
  const resets = type === 'revenue' || type === 'expense';
  const yearOf = (instant: string) => (resets ? fiscalYearOf(instant, fiscalYear) : 0);
  const lines = accrualLines(books, end).filter((line) => line.ledger === ledger);
  const inside = lines.filter((line) => line.instant >= start);
  const sumOf = (some: readonly RawLine[]) => sign * some.reduce((sum, { debit }) => sum + debit, 0n);
  const ofYear = (some: readonly RawLine[], year: number) =>
    some.filter(({ instant }) => yearOf(instant) === year);
  const opening = sumOf(ofYear(lines, yearOf(start)).filter((line) => line.instant < start));
  const ended = [...new Set(lines.map(({ instant }) => yearOf(instant)))].filter(
    (year) => year >= yearOf(start) && year < yearOf(end),
  );
  return {
    lines: inside,
    opening,
    closing: sumOf(ofYear(lines, yearOf(end))),
    yearEnds: Object.fromEntries(ended.map((year) => [year, sumOf(ofYear(lines, year))])),
  };
}

function accrualLines(books: RawBooks, end: string): RawLine[] {
  return books.lines.filter((line) => line.basis !== 'cash' && line.instant <= end);
}

function figuresOf(periods: Map<string, Figures>, name: string): Figures {
  const figures = periods.get(name) ?? {};
  periods.set(name, figures);
  return figures;
}

function add(figures: Figures, name: string, amount: bigint): void {
  figures[name] = (figures[name] ?? 0n) + amount;
}
