import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { figureOf } from '@/components/journal-entries/journal/figure-search';
import { JournalScreen } from '@/components/journal-entries/journal/journal-screen';
import { journalQuery, journalSearch, sumQueryOf } from '@/components/journal-entries/journal/journal-search';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { plain } from '@/server/dashboard/accounting/plain';
import {
  type JournalEntrySumQuery,
  readEntriesAndLedgers,
  readJournalEntrySum,
} from '@/server/dashboard/queries/journal-entries';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Journal' };

type Properties = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadSearch = createLoader(journalSearch);

export default async function JournalPage({ params, searchParams }: Properties) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const search = await loadSearch(searchParams);
  const query = journalQuery(search);
  const sumQuery = figureOf(search, businessId) && sumQueryOf(query);
  const openId = await openItemIn(searchParams, 'entry');
  const [read, sum, ahead] = await Promise.all([
    readEntriesAndLedgers(member, businessId, query),
    sumQuery && readJournalEntrySum(member, businessId, sumQuery as JournalEntrySumQuery),
    readOpenItem(member, businessId, 'entry', openId),
  ]);
  if (!read.ok) return <ProblemScreen title="The journal could not be loaded" problem={read.problem} />;
  const { page, ledgers, readAt } = read.value;
  const firstSum = sumQuery && sum?.ok ? { query: sumQuery, sum: plain(sum.value.data) } : null;
  return (
    <AheadReads reads={ahead}>
      <JournalScreen ledgers={ledgers} first={{ query, page, readAt }} firstSum={firstSum} />
    </AheadReads>
  );
}
