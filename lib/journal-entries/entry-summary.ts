import type { JournalEntry, LineEntry } from '../contract/journal-entry';
import type { Ledger } from '../contract/ledger';
import { isCashKind } from '../contract/ledger-kinds';
import { unitsOfAmount } from '../format/amount';

/** Ledgers by id. */
export type LedgerIndex = ReadonlyMap<string, Ledger>;

export function indexLedgers(ledgers: readonly Ledger[]): LedgerIndex {
  return new Map(ledgers.map((ledger) => [ledger.id, ledger]));
}

/** What a row of a list tells of an entry. */
export type EntrySummary = {
  /** The line on the bank's or card's ledger, if the entry has one. */
  bankLine: LineEntry | null;
  /** What the entry is about: the lines that are not the bank's. */
  otherLines: LineEntry[];
  /** Minor units: money in is positive, out negative; without a bank line the total of the debits. */
  units: bigint;
  /** Whether the amount is money in or out rather than a total. */
  isMovement: boolean;
};

/** Whether the ledger is that of a bank account, a card or the like. */
export function isCashLedger({ financial_account_type }: Ledger): boolean {
  return isCashKind(financial_account_type);
}

/** A list asks for the same summaries at every key press, and entries never change in place. */
const summaries = new WeakMap<LedgerIndex, WeakMap<JournalEntry, EntrySummary>>();

/** Reads an entry from the bank's side: the first line on the ledger of a bank account, a card or the like. */
export function summarize(entry: JournalEntry, ledgers: LedgerIndex, currency: string): EntrySummary {
  const known = summaries.get(ledgers) ?? new WeakMap<JournalEntry, EntrySummary>();
  summaries.set(ledgers, known);
  const summary = known.get(entry) ?? readSummary(entry, ledgers, currency);
  known.set(entry, summary);
  return summary;
}

function readSummary(entry: JournalEntry, ledgers: LedgerIndex, currency: string): EntrySummary {
  const lines = entry.line_entries;
  const bankLine =
    lines.find((line) => isCashKind(ledgers.get(line.ledger_id)?.financial_account_type ?? null)) ?? null;
  const otherLines = lines.filter((line) => line !== bankLine);
  if (!bankLine)
    return { bankLine, otherLines, units: totalOfSide(lines, 'debit', currency), isMovement: false };
  const units = unitsOfAmount(bankLine.amount, currency);
  const isIn = bankLine.debit_credit === 'debit';
  return { bankLine, otherLines, units: isIn ? units : -units, isMovement: true };
}

/** The sum of one side's lines in minor units. */
export function totalOfSide(
  lines: readonly LineEntry[],
  side: LineEntry['debit_credit'],
  currency: string,
): bigint {
  return lines
    .filter((line) => line.debit_credit === side)
    .reduce((sum, line) => sum + unitsOfAmount(line.amount, currency), 0n);
}

/**
 * The title of an entry: its cleaned description, or as sent where cleaning left nothing. A cheque has its number, which is all
 * that tells it from another.
 */
export function titleOf(entry: JournalEntry): string {
  const title = entry.clean_description.trim() || entry.description.trim() || 'No description';
  const number = /^che(?:ck|que)$/i.test(title) ? /\d{2,}/.exec(entry.description)?.[0] : undefined;
  return number === undefined ? title : `${title} ${number}`;
}
