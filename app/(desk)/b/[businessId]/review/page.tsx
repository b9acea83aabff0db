import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ReviewScreen } from '@/components/journal-entries/review/review-screen';
import { reviewQuery, reviewSearch } from '@/components/journal-entries/review/review-search';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readEntriesAndLedgers } from '@/server/dashboard/queries/journal-entries';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Review' };

type Properties = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadSearch = createLoader(reviewSearch);

export default async function ReviewPage({ params, searchParams }: Properties) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = reviewQuery(await loadSearch(searchParams));
  const read = await readEntriesAndLedgers(member, businessId, query);
  if (!read.ok) return <ProblemScreen title="The entries could not be loaded" problem={read.problem} />;
  const { page, ledgers, readAt } = read.value;
  return <ReviewScreen ledgers={ledgers} first={{ query, page, readAt }} />;
}
