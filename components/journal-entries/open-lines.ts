import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { documentOfEntry } from './entry-document';
import { isControlLedger, type LedgerIndex, summarize } from './entry-summary';
import { whyLinesStay } from './why-lines-stay';

export type OpenLines = {
  /** What the others come to: the bank's line, or what settles a bill or invoice that was marked as paid. */
  kept: LineEntry | null;
  /** Those that may be put on other ledgers. */
  open: LineEntry[];
};

/** The lines of an entry that may change: neither the bank's, nor those by which it pays or settles a bill or an invoice. */
export function openLines(entry: JournalEntry, ledgers: LedgerIndex, currency: string): OpenLines {
  const { bankLine, otherLines } = summarize(entry, ledgers, currency);
  const isPaid = (line: LineEntry) => isPaidLine(entry, line, ledgers);
  if (documentOfEntry(entry)?.does !== 'settles')
    return { kept: bankLine, open: otherLines.filter((line) => !isPaid(line)) };
  const lines = entry.line_entries;
  return { kept: lines.find(isPaid) ?? null, open: lines.filter((line) => !isPaid(line)) };
}

/** Whether the line pays or settles what its entry belongs to: it stands on payable or receivable and names nobody by itself. */
function isPaidLine(entry: JournalEntry, line: LineEntry, ledgers: LedgerIndex): boolean {
  const { bill_id, invoice_id, credit_note_id, categorization_method: method } = entry;
  const isOfDocument = (bill_id ?? invoice_id ?? credit_note_id ?? null) !== null;
  if (!isOfDocument && method !== 'ap' && method !== 'ar') return false;
  const isNamed = (line.vendor_id ?? line.customer_id) !== undefined;
  return isControlLedger(ledgers, line.ledger_id) && !isNamed;
}

/** The one line whose ledger `e` changes, or null when the entry is split, or nothing else of it is kept. */
export function changeableLine(
  entry: JournalEntry,
  ledgers: LedgerIndex,
  currency: string,
): LineEntry | null {
  const { kept, open } = openLines(entry, ledgers, currency);
  const [line] = open;
  return kept && line && entry.line_entries.length === 2 ? line : null;
}

/** Why no line of an entry can be put on another ledger, in a sentence without its full stop; null where one can. */
export function whyLedgersStay(entry: JournalEntry, ledgers: LedgerIndex, currency: string): string | null {
  const why = whyLinesStay(entry);
  if (why !== null || openLines(entry, ledgers, currency).open.length > 0) return why;
  return 'This entry pays a bill, an invoice or credit: remove the payment there to change its ledger';
}
