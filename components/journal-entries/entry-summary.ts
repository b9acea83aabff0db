import type { JournalEntry, JournalEntrySum, LineEntry } from '@/lib/contract/journal-entry';
import type { FinancialAccountType, Ledger } from '@/lib/contract/ledger';
import { unitsOfAmount } from '@/lib/format/amount';

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

const moneyPlaces: ReadonlySet<FinancialAccountType | null> = new Set([
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
]);

/** Whether the ledger is that of a bank account, a card or the like. */
export function isMoneyPlace({ financial_account_type }: Ledger): boolean {
  return moneyPlaces.has(financial_account_type);
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
    lines.find((line) => moneyPlaces.has(ledgers.get(line.ledger_id)?.financial_account_type ?? null)) ??
    null;
  const otherLines = lines.filter((line) => line !== bankLine);
  if (!bankLine) return { bankLine, otherLines, units: totalOf(lines, 'debit', currency), isMovement: false };
  const units = unitsOfAmount(bankLine.amount, currency);
  const isIn = bankLine.debit_credit === 'debit';
  return { bankLine, otherLines, units: isIn ? units : -units, isMovement: true };
}

/** The names of the ledgers that the entry is about, each once. */
export function otherLedgerNames(entry: JournalEntry, ledgers: LedgerIndex, currency: string): string[] {
  const { otherLines } = summarize(entry, ledgers, currency);
  return [...new Set(otherLines.map((line) => ledgerName(ledgers, line.ledger_id)))];
}

/**
 * The lines that stay as they are: those of a bank transaction's entry on the ledger of its bank account. Together they
 * are what the bank moved.
 */
export function bankLineIds(
  entry: JournalEntry,
  ledgers: LedgerIndex,
  currency: string,
): ReadonlySet<string> {
  const { bankLine } = summarize(entry, ledgers, currency);
  if (entry.transaction_id === null || bankLine === null) return new Set();
  const onBank = entry.line_entries.filter((line) => line.ledger_id === bankLine.ledger_id);
  return new Set(onBank.map((line) => line.id));
}

/** The sum of one side's lines in minor units. */
export function totalOf(
  lines: readonly LineEntry[],
  side: LineEntry['debit_credit'],
  currency: string,
): bigint {
  return lines
    .filter((line) => line.debit_credit === side)
    .reduce((sum, line) => sum + unitsOfAmount(line.amount, currency), 0n);
}

/** The one line whose ledger `e` changes, or null when the entry is split or has no bank side to keep. */
export function changeableLine(summary: EntrySummary): LineEntry | null {
  const [line, ...others] = summary.otherLines;
  return line && others.length === 0 && summary.bankLine ? line : null;
}

const controlTypes: ReadonlySet<FinancialAccountType | null> = new Set([
  'accounts_payable',
  'accounts_receivable',
]);

/** Whether the ledger is one of receivable or payable. */
export function isControlLedger(ledgers: LedgerIndex, ledgerId: string): boolean {
  return controlTypes.has(ledgers.get(ledgerId)?.financial_account_type ?? null);
}

export function ledgerName(ledgers: LedgerIndex, ledgerId: string): string {
  return ledgers.get(ledgerId)?.name ?? 'Unknown ledger';
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

/**
 * The bank's own text, where it says more than the title; capitals and signs alone say nothing more.
 * @param counts `words`: figures, such as the number of a store, are nothing more either
 */
export function rawBeyondTitle(entry: JournalEntry, counts: 'words' | 'everything'): string | null {
  const title = titleOf(entry);
  const known = new Set(partsOf(title));
  const isMore = (part: string) => counts === 'everything' || (part.match(/\p{L}/gu)?.length ?? 0) > 2;
  // The entry of a bill or an invoice repeats its title before what the document says of itself.
  const raw = entry.description.startsWith(`${title}: `)
    ? entry.description.slice(title.length + 2)
    : entry.description;
  return partsOf(raw).some((part) => !known.has(part) && isMore(part)) ? raw : null;
}

function partsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What debits and credits leave on one side, in minor units. */
export function netUnits(
  { debit, credit }: JournalEntrySum,
  side: LineEntry['debit_credit'],
  currency: string,
): bigint {
  const net = unitsOfAmount(debit, currency) - unitsOfAmount(credit, currency);
  return side === 'debit' ? net : -net;
}
