import type { RawBooks, RawLine } from './raw-books';

/** Minor units by ledger, and by the names of computed rows. */
export type Figures = Record<string, bigint>;

/** The balance sheet summed anew from the lines: each ledger in its natural sign, and the two computed rows. */
export function expectedBalanceSheet(books: RawBooks, end: string, closingMonth: number): Figures {
  const figures: Figures = { 'Earlier years': 0n, 'Net income': 0n };
  const currentYear = fiscalYearOf(end, closingMonth);
  for (const line of books.lines) {
    const type = books.ledgers.get(line.ledger)?.type;
    if (line.basis === 'cash' || line.instant > end) continue;
    if (type === 'revenue' || type === 'expense') {
      add(
        figures,
        fiscalYearOf(line.instant, closingMonth) === currentYear ? 'Net income' : 'Earlier years',
        -line.debit,
      );
    } else {
      add(figures, line.ledger, type === 'asset' ? line.debit : -line.debit);
    }
  }
  return figures;
}

export type Cut = 'month' | 'quarter' | 'year' | 'all';

/** The cash flow summed anew from the lines, by the name of the period. Periods in which nothing happens are left away. */
export function expectedCashFlow(
  books: RawBooks,
  { start, end, cut, closingMonth }: { start: string; end: string; cut: Cut; closingMonth: number },
): { startingCash: bigint; periods: Map<string, Figures> } {
  const cashLines = books.lines.filter((line) => line.basis !== 'accrual' && line.instant <= end);
  const isPool = (line: RawLine) => books.ledgers.get(line.ledger)?.inPool === true;
  const movingEntries = new Set(cashLines.filter(isPool).map((line) => line.entry));
  const periods = new Map<string, Figures>();
  let startingCash = 0n;
  for (const line of cashLines) {
    if (line.instant < start) {
      if (isPool(line)) startingCash += line.debit;
      continue;
    }
    const name = periodNameOf(line.instant, cut, closingMonth);
    const figures = periods.get(name) ?? {};
    periods.set(name, figures);
    if (isPool(line)) add(figures, 'Net change in cash', line.debit);
    else if (movingEntries.has(line.entry)) {
      const reported = books.ledgers.get(line.ledger)?.reported;
      add(figures, reported ? line.ledger : 'Not reported separately', -line.debit);
    }
  }
  return { startingCash, periods };
}

/** @param closingMonth 1 to 12; the fiscal year ends with its last day and is named after the year of that day */
function fiscalYearOf(instant: string, closingMonth: number): number {
  const [year, month] = [Number(instant.slice(0, 4)), Number(instant.slice(5, 7))];
  return month > closingMonth ? year + 1 : year;
}

function periodNameOf(instant: string, cut: Cut, closingMonth: number): string {
  if (cut === 'all') return 'all';
  if (cut === 'month') return instant.slice(0, 7);
  const year = fiscalYearOf(instant, closingMonth);
  if (cut === 'year') return `${year}`;
  const monthOfYear = (Number(instant.slice(5, 7)) - closingMonth - 1 + 12) % 12;
  return `${year}-Q${Math.floor(monthOfYear / 3) + 1}`;
}

function add(figures: Figures, name: string, amount: bigint): void {
  figures[name] = (figures[name] ?? 0n) + amount;
}
