import type { Business } from '@/lib/contract/business';
import type { Day, Instant } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { Entry, Line } from '../../journal-entry/entry';
import type { ReportLedger } from '../report-ledger';

/** What the file does not hold. `debits` are minor units. */
export type LeftOutOfExport = {
  beforeStart: { entries: number; debits: bigint };
  cashBasis: { lines: number; debits: bigint };
};

export type ExportedBooks = {
  business: Business;
  ledgers: readonly ReportLedger[];
  leftOut: LeftOutOfExport;
  exportedAt: Instant;
  /** Of the first entry in the file; null where there is none. */
  firstDay: Day | null;
};

/** The lines of an entry that belong to the accrual books. */
export type AccrualEntry = Omit<Entry, 'lines'> & { lines: readonly Line[] };

/** The books as one program reads them: a head, then each entry in time order, then an end that tells a cut file. */
export type BooksText = {
  head: string;
  entry: (entry: AccrualEntry) => string;
  end: (entries: number) => string;
};

/**
 * The entry as the accrual books have it, like the balance sheet: lines of basis `all` and `accrual`, which balance by
 * themselves. Null for one of cash basis alone.
 */
export function accrualEntry(entry: Entry): AccrualEntry | null {
  const lines = entry.lines.filter((line) => line.basis !== 'cash');
  return lines.length === 0 ? null : { ...entry, lines };
}

/** The comments that both formats begin with. */
export function headComments({ business, leftOut, exportedAt }: ExportedBooks): string[] {
  const { currency } = business;
  const amount = (units: bigint) => `${decimalText(units, decimalsOf(currency))} ${currency}`;
  const { beforeStart, cashBasis } = leftOut;
  return [
    `Books of ${oneLine(business.name)} (${business.id}), exported from Daybook at ${exportedAt}.`,
    `Accrual books: lines of basis all and accrual. Debits are positive, credits negative.`,
    `Left out as dated before the books start at ${business.entries_start}: ${counted(beforeStart.entries, 'entry', 'entries')}, ${amount(beforeStart.debits)} debited.`,
    `Left out as of cash basis: ${counted(cashBasis.lines, 'line', 'lines')}, ${amount(cashBasis.debits)} debited.`,
  ];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A line's amount with its sign and currency. */
export function signedAmount({ side, amount }: Line, currency: string): string {
  const units = side === 'debit' ? amount : -amount;
  return `${decimalText(units, decimalsOf(currency))} ${currency}`;
}

/** Text without line breaks or other control characters. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
