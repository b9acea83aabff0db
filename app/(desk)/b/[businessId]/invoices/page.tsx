import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { InvoicesScreen } from '@/components/invoices/invoices-screen';
import { itemFilters, itemQuery } from '@/components/open-items/item-filters';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { readInvoicesScreen } from '@/server/dashboard/queries/invoices';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Invoices' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadFilters = createLoader(itemFilters);

export default async function InvoicesPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = itemQuery(await loadFilters(searchParams), 'customer_id');
  const openId = await openItemIn(searchParams, 'invoice');
  const [read, ahead] = await Promise.all([
    readInvoicesScreen(member, businessId, query),
    readOpenItem(member, businessId, 'invoice', openId),
  ]);
  if (!read.ok) return <ProblemScreen title="The invoices could not be loaded" problem={read.problem} />;
  return (
    <AheadReads reads={ahead}>
      <InvoicesScreen initial={{ ...read.value, query }} />
    </AheadReads>
  );
}
