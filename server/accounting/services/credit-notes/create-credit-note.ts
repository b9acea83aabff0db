import type { CreditNoteCreate, CreditNote as Shown } from '@/lib/contract/credit-note';
import { accept } from '@/lib/result';
import { proposeCreditNote } from '../../domain/credit-notes/propose-credit-note';
import { insertCreditNote } from '../../store/credit-note-store';
import { audit, type BusinessContext, booksOf, type Outcome } from '../context';
import { readParty } from '../credits/read-party';
import { readNamedParty } from '../open-items/read-named-party';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { presentCreditNote } from './present-credit-note';

/** Posted at `issued_at`: unapplied credit of the vendor or customer from then on. */
export async function createCreditNote(
  given: BusinessContext,
  input: CreditNoteCreate,
): Promise<Outcome<Shown>> {
  const ctx = await relyOnBooks(given);
  const party = readParty(input);
  if (!party.ok) return party;
  const chart = await readChart(ctx);
  const named = await readNamedParty(ctx, party.value.kind, party.value.id);
  const proposed = proposeCreditNote(booksOf(ctx), input, party.value, { chart, ...named });
  if (!proposed.ok) return proposed;
  const { note, entry } = proposed.value;
  insertCreditNote(ctx.db, ctx.business.id, note);
  const created = [{ after: entry, datetimePath: '/issued_at' }];
  const posted = await post(ctx, { created, changed: [] }, { chart });
  if (!posted.ok) return posted;
  const shown = presentCreditNote(ctx.business, note);
  audit(ctx, ctx.business.id, [
    { action: 'create', resourceType: 'credit_note', resourceId: note.id, before: null, after: shown },
  ]);
  return accept(shown);
}
