import type { CreditNote as Shown } from '@/lib/contract/credit-note';
import { accept, refuse } from '@/lib/result';
import { voidCreditNote as decide } from '../../domain/credit-notes/void-credit-note';
import { findCreditNote, saveVoided } from '../../store/credit-note-store';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { audit, type BusinessContext, booksOf, notFound, type Outcome, staleVersion } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { presentCreditNote } from './present-credit-note';

/** Voids a credit note; its entry is reversed. */
export async function voidCreditNote(
  given: BusinessContext,
  { credit_note_id: id }: { credit_note_id: string },
): Promise<Outcome<Shown>> {
  const ctx = await relyOnBooks(given);
  const before = await findCreditNote(ctx.db, ctx.business.id, id, true);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const [entry] = await lockEntries(ctx.db, ctx.business.id, [before.journalEntryId]);
  if (!entry) throw new Error(`${id} is posted by an entry that is not there`);
  const voided = decide(booksOf(ctx), before, entry);
  if (!voided.ok) return voided;
  const { after, reversal } = voided.value;
  await saveVoided(ctx.db, ctx.business.id, after);
  const created = [{ after: reversal, datetimePath: '' }];
  const posted = await post(ctx, { created, changed: [] }, { chart: await readChart(ctx) });
  if (!posted.ok) return posted;
  const shown = presentCreditNote(ctx.business, after);
  const was = presentCreditNote(ctx.business, before);
  audit(ctx, ctx.business.id, [
    { action: 'update', resourceType: 'credit_note', resourceId: id, before: was, after: shown },
  ]);
  return accept(shown);
}
