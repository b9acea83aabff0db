import type { JournalEntry } from '@/lib/contract/journal-entry';
import { documentOfEntry } from '../entry-document';
import { whyLinesStay } from '../why-lines-stay';

const ofBank = 'An entry of a bank transaction cannot be reversed.';
const takenOver =
  'A bank transaction has taken this entry over, so it cannot be reversed. To have it back, find that transaction under Review and press Unlink.';

/**
 * How an entry that cannot be reversed is corrected, in a sentence; null where it can be, or is not to be corrected.
 * `isLocked` is whether its date lies in closed books, where its lines cannot be changed; `isTakenOver`, whether a bank
 * transaction has taken over the hand-made entry that it is or reverses.
 */
export function correctionAdvice(
  entry: JournalEntry,
  { isLocked, isTakenOver }: { isLocked: boolean; isTakenOver: boolean },
): string | null {
  if (entry.transaction_id !== null && isLocked)
    return `${ofBank} Correct it by a new entry on a day after the closed books.`;
  const { categorization_method: method } = entry;
  if (entry.transaction_id !== null && (method === 'ap' || method === 'ar'))
    return `${ofBank} To change what it pays, first remove the payment from the bill, the invoice or the credit.`;
  if (entry.transaction_id !== null) return `${ofBank} Correct it by changing its other lines.`;
  if (isTakenOver) return takenOver;
  if (entry.reversed_by !== undefined) return `${whyLinesStay(entry)}.`;
  const document = documentOfEntry(entry);
  if (document === null || document.does === 'reverses') return null;
  const { kind, does } = document;
  if (does === 'settles') {
    const takenBack = `If the ${kind} was not paid, or from a bank transaction, void the ${kind} and reopen it: that takes this entry back.`;
    return isLocked ? takenBack : `To correct this entry, choose another ledger. ${takenBack}`;
  }
  return kind === 'credit note'
    ? 'To correct this entry, void the credit note.'
    : `To correct this entry, change or void the ${kind}.`;
}
