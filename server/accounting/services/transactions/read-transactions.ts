import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { IncludedInTransaction, Transaction, TransactionListQuery } from '@/lib/contract/transaction';
import { accept, refuse } from '@/lib/result';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { findTransaction, listTransactions, type PostedTransaction } from '../../store/transaction-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { presentEntry } from '../postings/present-entry';
import { findSearchTerms } from '../search/find-search-terms';
import { presentTransaction } from './present-transaction';
import { relatedTo } from './related-to-transactions';

export async function getTransaction(
  ctx: BusinessContext,
  input: { transaction_id: string; includes?: IncludedInTransaction[] | undefined },
): Promise<Outcome<Transaction>> {
  const { transaction_id: id } = input;
  const transaction = await findTransaction(ctx.db, ctx.business.id, id);
  if (!transaction) return refuse(notFound);
  const related = await relatedTo(ctx, [id], input.includes);
  return accept(presentTransaction(ctx.business, transaction, related(id)));
}

export async function pageTransactions(
  ctx: BusinessContext,
  query: TransactionListQuery,
): Promise<PageOutcome<Transaction>> {
  const list = `transactions ${ctx.business.id}`;
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
    externalAccountId: query.external_account_id,
    importId: query.import_id,
    reviewed: query.reviewed,
    direction: query.direction,
    contains: query.q,
    terms: await findSearchTerms(ctx, query.search),
  };
  const page = await listTransactions(ctx.db, ctx.business.id, filter, keyset.value);
  const [related, entries] = await Promise.all([
    relatedTo(
      ctx,
      page.items.map((each) => each.id),
    ),
    query.includes ? entriesOfTransactions(ctx, page.items) : new Map<string, JournalEntry>(),
  ]);
  return accept({
    items: page.items.map((each) => {
      const entry = entries.get(each.journalEntryId ?? '');
      const presented = presentTransaction(ctx.business, each, related(each.id));
      return entry ? { ...presented, journal_entry: entry } : presented;
    }),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

/** The entries that post the transactions, by their identifiers. */
async function entriesOfTransactions(
  { db, business }: BusinessContext,
  transactions: readonly PostedTransaction[],
): Promise<Map<string, JournalEntry>> {
  const ids = transactions.flatMap(({ journalEntryId }) => journalEntryId ?? []);
  const entries = await findEntries(db, business.id, ids);
  return new Map(entries.map((entry) => [entry.id, presentEntry(business, entry)]));
}
