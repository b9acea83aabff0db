import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { BillsScreen } from '@/components/bills/bills-screen';
import { itemFilters, itemQuery } from '@/components/open-items/item-filters';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { readBillsScreen } from '@/server/dashboard/queries/bills';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Bills' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadFilters = createLoader(itemFilters);

export default async function BillsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = itemQuery(await loadFilters(searchParams), 'vendor_id');
  const read = await readBillsScreen(member, businessId, query);
  if (!read.ok) return <ProblemScreen title="The bills could not be loaded" problem={read.problem} />;
  return <BillsScreen initial={{ ...read.value, query }} />;
}
