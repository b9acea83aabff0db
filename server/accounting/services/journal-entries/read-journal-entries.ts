import type { JournalEntry, JournalEntryListQuery } from '@/lib/contract/journal-entry';
import { accept, refuse } from '@/lib/result';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { countPending, listEntries } from '../../store/journal-entry/list-entries';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { ledgersAsked } from './ledgers-asked';
import { presentEntry } from './present-entry';

export async function getJournalEntry(
  ctx: BusinessContext,
  parameters: { journal_entry_id: string },
): Promise<Outcome<JournalEntry>> {
  const [entry] = await findEntries(ctx.db, ctx.business.id, [parameters.journal_entry_id]);
  return entry ? accept(presentEntry(ctx.business, entry)) : refuse(notFound);
}

export async function pageJournalEntries(
  ctx: BusinessContext,
  query: JournalEntryListQuery,
): Promise<PageOutcome<JournalEntry>> {
  const list = `journal-entries ${ctx.business.id}`;
  const keyset = readKeyset(
    ctx.pageTokenKey,
    list,
    query,
    query.sort === 'datetime' ? 'ascending' : 'descending',
  );
  if (!keyset.ok) return keyset;
  const filter = {
    from: query.start_datetime,
    through: query.end_datetime,
    ledgerIds: await ledgersAsked(ctx, query),
    bases: query.basis,
    cashMovement: query.cash_movement === 'true',
    reviewStatus: query.review_status,
    isReconciled: query.is_reconciled,
    contains: query.q,
  };
  const page = await listEntries(ctx.db, ctx.business.id, filter, keyset.value);
  return accept({
    items: page.items.map((entry) => presentEntry(ctx.business, entry)),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

export async function countPendingEntries(
  ctx: BusinessContext,
): Promise<Outcome<{ bookkeeper_pending: number; business_pending: number }>> {
  return accept(await countPending(ctx.db, ctx.business.id));
}
