import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { partyQuery, partySearch } from '@/components/parties/party-search';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { VendorsScreen } from '@/components/vendors/vendors-screen';
import { dayOf } from '@/lib/dates/instant';
import { plain } from '@/server/dashboard/accounting/plain';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { readParties } from '@/server/dashboard/queries/parties';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Vendors' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadSearch = createLoader(partySearch);

export default async function VendorsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = partyQuery((await loadSearch(searchParams)).q);
  const openId = await openItemIn(searchParams, 'vendor');
  const [page, ahead] = await Promise.all([
    readParties(member, businessId, 'vendor', query),
    readOpenItem(member, businessId, 'vendor', openId),
  ]);
  if (!page.ok) return <ProblemScreen title="The vendors could not be loaded" problem={page.problem} />;
  const now = new Date();
  const first = plain({ query, page: page.value, readAt: now.getTime() });
  return (
    <AheadReads reads={ahead}>
      <VendorsScreen first={first} today={dayOf(now.toISOString())} />
    </AheadReads>
  );
}
