import type { JournalEntry, JournalEntryReverse } from '@/lib/contract/journal-entry';
import { accept, refuse } from '@/lib/result';
import { chartOf } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import { reverseEntry } from '../../domain/journal-entry/reversal';
import { findReversal } from '../../store/journal-entry/entries-of-ledger';
import { findEntries, lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLedgers } from '../../store/ledger-store';
import { type BusinessContext, booksOf, notFound, type Outcome, postingAs, staleVersion } from '../context';
import { refuseTakenOver } from '../links/refuse-taken-over';
import { post } from '../postings/post';
import { relyOnBooks } from '../rely-on-books';

/** Reverses an entry: creates an entry with the same lines and opposite sides. */
export async function reverseJournalEntry(
  given: BusinessContext,
  input: JournalEntryReverse & { journal_entry_id: string },
): Promise<Outcome<JournalEntry>> {
  const ctx = await relyOnBooks(given);
  const [original] = await lockEntries(ctx.db, ctx.business.id, [input.journal_entry_id]);
  if (!original) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, original.version);
  if (stale) return refuse(stale);
  const [reversedBy, bringsBack, ledgers] = await Promise.all([
    findReversal(ctx.db, ctx.business.id, original.id),
    countsAgain(ctx, original),
    findLedgers(ctx.db, ctx.business.id, [...new Set(original.lines.map((line) => line.ledgerId))]),
  ]);
  const books = postingAs(booksOf(ctx), input.review_status);
  const reversal = reverseEntry(books, original, input, reversedBy, bringsBack);
  if (!reversal.ok) return reversal;
  const takenOver = await refuseTakenOver(ctx, original, '');
  if (takenOver) return refuse(takenOver);
  const created = [reversal.value];
  const posted = await post(ctx, { created, changed: [] }, { chart: chartOf(ledgers.values()) });
  if (!posted.ok) return posted;
  const [entry] = posted.value.values();
  if (!entry) throw new Error('one entry expected');
  return accept(entry);
}

/** The entry that counts again once this one is reversed; null where it is no reversal, or brings one back itself. */
async function countsAgain(ctx: BusinessContext, { reversalOf, bringsBack }: Entry): Promise<string | null> {
  if (reversalOf === null || bringsBack !== null) return null;
  const [reversed] = await findEntries(ctx.db, ctx.business.id, [reversalOf]);
  return reversed?.bringsBack ?? reversalOf;
}
