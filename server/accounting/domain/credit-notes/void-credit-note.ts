import { conflict, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Entry } from '../journal-entry/entry';
import { voidPosting } from '../postings/post-item';
import type { CreditNote } from './credit-note';

/**
 * The voided credit note and the reversal of its entry, at its own time or right after the lock. Credit that was applied
 * or refunded meanwhile stays applied: what is missing of it is then owed on account.
 */
export function voidCreditNote(
  books: Books,
  before: CreditNote,
  posted: Entry,
): Result<{ after: CreditNote; reversal: Entry }, Problem> {
  if (before.voidedAt !== null) {
    return refuse(conflict('', 'credit_note_voided', 'The credit note is voided already.'));
  }
  const after = { ...before, voidedAt: books.now, version: before.version + 1, updatedAt: books.now };
  return accept({ after, reversal: voidPosting(books, posted) });
}
