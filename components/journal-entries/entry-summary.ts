import type { JournalEntry, JournalEntrySum, LineEntry } from '@/lib/contract/journal-entry';
import type { FinancialAccountType } from '@/lib/contract/ledger';
import { unitsOfAmount } from '@/lib/format/amount';
import { type LedgerIndex, summarize, titleOf } from '@/lib/journal-entries/entry-summary';

export {
  type EntrySummary,
  indexLedgers,
  isCashLedger,
  type LedgerIndex,
  summarize,
  titleOf,
  totalOfSide,
} from '@/lib/journal-entries/entry-summary';

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
  // The number of an invoice decides which one was paid; that of a store says nothing.
  const number = NUMBER_OF_INVOICE.exec(raw)?.[1]?.toLowerCase();
  const isNumberMissing = number !== undefined && !known.has(number);
  return isNumberMissing || partsOf(raw).some((part) => !known.has(part) && isMore(part)) ? raw : null;
}

/** `Inv 1042`, `Invoice no. 1042`. */
const NUMBER_OF_INVOICE =
  /\b(?:inv(?:oice)?|bill|rechnung|facture)\b[^\p{L}\d]{0,3}(?:n[or]\b[^\d]{0,3})?(\d+)/iu;

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
