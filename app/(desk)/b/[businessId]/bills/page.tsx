import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { BillsScreen } from '@/components/bills/bills-screen';
import { itemFilters, itemQuery } from '@/components/open-items/item-filters';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { readBillsScreen } from '@/server/dashboard/queries/bills';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Bills' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadFilters = createLoader(itemFilters);

export default async function BillsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = itemQuery(await loadFilters(searchParams), 'vendor_id');
  const openId = await openItemIn(searchParams, 'bill');
  const [read, ahead] = await Promise.all([
    readBillsScreen(member, businessId, query),
    readOpenItem(member, businessId, 'bill', openId),
  ]);
  if (!read.ok) return <ProblemScreen title="The bills could not be loaded" problem={read.problem} />;
  return (
    <AheadReads reads={ahead}>
      <BillsScreen initial={{ ...read.value, query }} />
    </AheadReads>
  );
}
