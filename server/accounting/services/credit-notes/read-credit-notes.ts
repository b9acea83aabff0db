import type { CreditNoteListQuery, CreditNote as Shown } from '@/lib/contract/credit-note';
import { accept, refuse } from '@/lib/result';
import { findCreditNote, listCreditNotes } from '../../store/credit-note-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { presentCreditNote } from './present-credit-note';

export async function getCreditNote(
  ctx: BusinessContext,
  parameters: { credit_note_id: string },
): Promise<Outcome<Shown>> {
  const note = await findCreditNote(ctx.db, ctx.business.id, parameters.credit_note_id);
  return note ? accept(presentCreditNote(ctx.business, note)) : refuse(notFound);
}

export async function pageCreditNotes(
  ctx: BusinessContext,
  query: CreditNoteListQuery,
): Promise<PageOutcome<Shown>> {
  const list = `credit notes ${ctx.business.id}`;
  const order = query.sort === 'issued_at' ? 'ascending' : 'descending';
  const keyset = readKeyset(ctx.pageTokenKey, list, query, order);
  if (!keyset.ok) return keyset;
  const parties = (['vendor', 'customer'] as const).flatMap((kind) => {
    const id = query[`${kind}_id`];
    return id === undefined ? [] : [{ kind, id }];
  });
  const page = await listCreditNotes(ctx.db, ctx.business.id, parties, keyset.value);
  return accept({
    items: page.items.map((note) => presentCreditNote(ctx.business, note)),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}
