import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { JournalScreen } from '@/components/journal-entries/journal/journal-screen';
import { journalQuery, journalSearch } from '@/components/journal-entries/journal/journal-search';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { readEntriesAndLedgers } from '@/server/dashboard/queries/journal-entries';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Journal' };

type Properties = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadSearch = createLoader(journalSearch);

export default async function JournalPage({ params, searchParams }: Properties) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = journalQuery(await loadSearch(searchParams));
  const read = await readEntriesAndLedgers(member, businessId, query);
  if (!read.ok) return <ProblemScreen title="The journal could not be read" problem={read.problem} />;
  const { page, ledgers, readAt } = read.value;
  return <JournalScreen ledgers={ledgers} first={{ query, page, readAt }} />;
}
