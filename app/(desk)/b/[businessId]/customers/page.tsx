import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { CustomersScreen } from '@/components/customers/customers-screen';
import { partyQuery, partySearch } from '@/components/parties/party-search';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { dayOf } from '@/lib/dates/instant';
import { plain } from '@/server/dashboard/accounting/plain';
import { readParties } from '@/server/dashboard/queries/parties';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Customers' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadSearch = createLoader(partySearch);

export default async function CustomersPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = partyQuery((await loadSearch(searchParams)).q);
  const page = await readParties(member, businessId, 'customer', query);
  if (!page.ok) return <ProblemScreen title="The customers could not be loaded" problem={page.problem} />;
  const now = new Date();
  const first = plain({ query, page: page.value, readAt: now.getTime() });
  return <CustomersScreen first={first} today={dayOf(now.toISOString())} />;
}
