import type { KeptReason } from '@/lib/contract/transaction-import';
import type { Day } from '@/lib/dates/instant';
import { isLocked } from '../journal-entry/books-lock';
import type { Entry } from '../journal-entry/entry';

/** What hangs on an imported transaction. */
export type ImportedTransaction = {
  id: string;
  reviewed: boolean;
  isPaid: boolean;
  /** Whether a person linked it to another transaction, an item or an entry. */
  isLinked: boolean;
  /** Why the other leg of the transfer that the service linked it to cannot be posted as before; null where it can. */
  otherLeg: 'locked' | 'reconciled' | null;
  hasDocument: boolean;
  hasQuestion: boolean;
};

/**
 * Why a transaction stays when its import is undone, the most binding reason first; null where it may go.
 * @param entry its entry; null for one of 0.00 and for one that is only announced
 */
export function keptWhenUndone(
  transaction: ImportedTransaction,
  entry: Pick<Entry, 'datetime' | 'isReconciled' | 'reviewStatus'> | null,
  lockedThrough: Day | null,
): KeptReason | null {
  if (entry && isLocked(lockedThrough, entry.datetime)) return 'locked';
  if (entry?.isReconciled) return 'reconciled';
  if (transaction.isPaid) return 'paid';
  if (transaction.isLinked) return 'linked';
  if (transaction.otherLeg) return `other_leg_${transaction.otherLeg}`;
  if (entry?.reviewStatus === 'confirmed' || transaction.reviewed) return 'confirmed';
  if (transaction.hasDocument) return 'document';
  if (transaction.hasQuestion) return 'question';
  return null;
}
