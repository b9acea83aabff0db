import type {
  JournalEntryOutline,
  JournalEntryRead,
  JournalEntrySum,
  ListedJournalEntry,
} from '@/lib/contract/journal-entry';
import type {
  JournalEntryListQuery,
  JournalEntryOutlineQuery,
  JournalEntrySumQuery,
} from '@/lib/contract/journal-entry-queries';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, refuse } from '@/lib/result';
import { asksOfLines, sumMatching } from '../../domain/journal-entry/line-filter';
import type { EntryFilter } from '../../store/journal-entry/entry-filter';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { countPending, listEntries } from '../../store/journal-entry/list-entries';
import { outlineEntries } from '../../store/journal-entry/outline-entries';
import { sumLinesAsked } from '../../store/journal-entry/sum-lines-asked';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { linksOfTransactions } from '../links/read-links';
import { takenOverBy } from '../links/refuse-taken-over';
import { paginationOf, readKeyset, tokensAt } from '../paging';
import { presentEntry } from '../postings/present-entry';
import { findSearchTerms } from '../search/find-search-terms';
import { lineFilterOf } from './line-filter-of-query';

export async function getJournalEntry(
  ctx: BusinessContext,
  parameters: { journal_entry_id: string },
): Promise<Outcome<JournalEntryRead>> {
  const [entry] = await findEntries(ctx.db, ctx.business.id, [parameters.journal_entry_id]);
  if (!entry) return refuse(notFound);
  const link = await takenOverBy(ctx, entry);
  return accept({
    ...presentEntry(ctx.business, entry),
    ...(link && { taken_over_by: link.transactionId }),
  });
}

export async function pageJournalEntries(
  ctx: BusinessContext,
  query: JournalEntryListQuery,
): Promise<PageOutcome<ListedJournalEntry>> {
  const list = nameOfList(ctx);
  const keyset = readKeyset(ctx.pageTokenKey, list, query, orderOf(query));
  if (!keyset.ok) return keyset;
  const filter = { ...(await filterOf(ctx, query)), rankedBy: rankOf(query) };
  const page = await listEntries(ctx.db, ctx.business.id, filter, keyset.value);
  const isAsked = asksOfLines(filter);
  const transactionIds = query.with_links ? page.items.flatMap((entry) => entry.transactionId ?? []) : [];
  const linksOf = await linksOfTransactions(ctx, transactionIds);
  return accept({
    items: page.items.map((entry) => ({
      ...presentEntry(ctx.business, entry),
      ...(isAsked ? { matching: presentSum(ctx, sumMatching(entry, filter)) } : {}),
      ...(query.with_links
        ? { links: entry.transactionId === null ? [] : linksOf(entry.transactionId) }
        : {}),
    })),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

/** Tokens at every hundredth entry, fewer of a list of more than 200,000. */
const outlined = { every: 100, most: 2000 };

export async function outlineJournalEntries(
  ctx: BusinessContext,
  query: JournalEntryOutlineQuery,
): Promise<Outcome<JournalEntryOutline>> {
  const filter = { ...(await filterOf(ctx, query)), rankedBy: rankOf(query) };
  const outline = await outlineEntries(ctx.db, ctx.business.id, filter, orderOf(query), outlined);
  const { count, every, keys } = outline;
  return accept({ count, every, tokens: tokensAt(ctx.pageTokenKey, nameOfList(ctx), query, keys) });
}

function nameOfList({ business }: BusinessContext): string {
  return `journal-entries ${business.id}`;
}

const ranks = { '-confidence': 'doubt', answered: 'answered_rank' } as const;

function rankOf({ sort }: Pick<JournalEntryOutlineQuery, 'sort'>): EntryFilter['rankedBy'] {
  return sort === '-confidence' || sort === 'answered' ? ranks[sort] : undefined;
}

/** Doubt grows as confidence falls. */
function orderOf({ sort }: Pick<JournalEntryOutlineQuery, 'sort'>): 'ascending' | 'descending' {
  return sort === '-datetime' ? 'descending' : 'ascending';
}

export async function sumJournalEntries(
  ctx: BusinessContext,
  query: JournalEntrySumQuery,
): Promise<Outcome<JournalEntrySum>> {
  const filter = await filterOf(ctx, query);
  return accept(presentSum(ctx, await sumLinesAsked(ctx.db, ctx.business.id, filter)));
}

export async function filterOf(ctx: BusinessContext, query: JournalEntrySumQuery): Promise<EntryFilter> {
  return {
    ...(await lineFilterOf(ctx, query)),
    from: query.start_datetime,
    through: query.end_datetime,
    reviewStatus: query.review_status,
    isReconciled: query.is_reconciled,
    methods: query.categorization_method,
    direction: query.direction,
    certainFrom: query.certain ? ctx.business.certain_threshold : undefined,
    tagIds: query.tag_id,
    contains: query.q,
    terms: await findSearchTerms(ctx, query.search),
  };
}

function presentSum(
  { business }: BusinessContext,
  { debit, credit }: { debit: bigint; credit: bigint },
): JournalEntrySum {
  const decimals = decimalsOf(business.currency);
  return { debit: amountNumber(debit, decimals), credit: amountNumber(credit, decimals) };
}

export async function countPendingEntries(
  ctx: BusinessContext,
): Promise<Outcome<{ bookkeeper_pending: number; business_pending: number }>> {
  return accept(await countPending(ctx.db, ctx.business.id));
}
