import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { isControlLedger, type LedgerIndex } from '../../entry-summary';
import { whyLinesStay } from '../../why-lines-stay';

/** Why an entry cannot be confirmed as it is: the line that needs a ledger, and what to tell the user. */
export type Unready = { line: LineEntry; reason: string };

/** Why an entry in the closed books that needs a ledger cannot be confirmed. */
export const lockedWithoutLedger = 'it needs a ledger and cannot be confirmed until the period is reopened';

/**
 * What is missing before an entry may be confirmed, or null. Uncategorized is not a ledger that anybody chose, and
 * accounts payable or receivable without a vendor, customer, bill or invoice cannot appear in the aging report. An entry whose
 * lines stay as they are needs no ledger, nor does what settles a bill or an invoice before the books start.
 */
export function unreadyLine(entry: JournalEntry, ledgers: LedgerIndex): Unready | null {
  if (entry.categorization_method === 'uncategorized') {
    if (whyLinesStay(entry) !== null) return null;
    const isSettled = (entry.bill_id ?? entry.invoice_id) !== null;
    if (isSettled && entry.is_before_start) return null;
    // Of what settles a bill or an invoice, the line on payable or receivable is no question.
    const line = entry.line_entries.find(
      ({ ledger_id }) => !isBank(ledgers, ledger_id) && !(isSettled && isControlLedger(ledgers, ledger_id)),
    );
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
