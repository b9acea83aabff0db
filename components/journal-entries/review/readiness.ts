import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { isControlLedger, type LedgerIndex } from '../entry-summary';

/** Why an entry cannot be confirmed as it is: the line that needs a ledger, and what to tell the user. */
export type Unready = { line: LineEntry; reason: string };

/** Why an entry in the closed books that needs a ledger cannot be confirmed. */
export const lockedWithoutLedger = 'it needs a ledger and cannot be confirmed until the period is reopened';

/** Why the lines of an entry that follows from a document are not changed. */
export const documentSentence =
  'This entry posts a bill, an invoice or a credit note: change or void that instead';

/**
 * What is missing before an entry may be confirmed, or null. Uncategorized is not a ledger that anybody chose, and
 * accounts payable or receivable without a vendor, customer, bill or invoice cannot appear in the aging report.
 */
export function unreadyLine(entry: JournalEntry, ledgers: LedgerIndex): Unready | null {
  if (entry.categorization_method === 'uncategorized') {
    const line = entry.line_entries.find(({ ledger_id }) => !isBank(ledgers, ledger_id));
    return line ? { line, reason: 'Choose a ledger to confirm' } : null;
  }
  if (entry.bill_id ?? entry.invoice_id ?? entry.credit_note_id) return null;
  const line = entry.line_entries.find((each) => isControlLedger(ledgers, each.ledger_id) && !hasParty(each));
  if (!line) return null;
  const name = ledgers.get(line.ledger_id)?.name ?? 'This ledger';
  return { line, reason: `${name} needs a bill or an invoice: pay one, or choose another ledger` };
}

function isBank(ledgers: LedgerIndex, ledgerId: string): boolean {
  const kind = ledgers.get(ledgerId)?.financial_account_type;
  return kind !== null && kind !== undefined && !isControlLedger(ledgers, ledgerId);
}

function hasParty({ vendor_id, customer_id }: LineEntry): boolean {
  return vendor_id !== undefined || customer_id !== undefined;
}
