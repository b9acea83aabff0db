import type { Metadata } from 'next';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { ImportsScreen } from '@/components/transactions/imports/imports-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readImports } from '@/server/dashboard/queries/imports';
import { readExternalAccounts } from '@/server/dashboard/queries/transactions';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Imports' };

type Props = { params: Promise<{ businessId: string }> };

export default async function ImportsPage({ params }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const [page, accounts] = await Promise.all([
    readImports(member, businessId, {}),
    readExternalAccounts(member, businessId),
  ]);
  const title = 'The imports could not be loaded';
  if (!page.ok) return <ProblemScreen title={title} problem={page.problem} />;
  if (!accounts.ok) return <ProblemScreen title={title} problem={accounts.problem} />;
  const first = { query: {}, page: page.value, readAt: Date.now() };
  return <ImportsScreen first={plain(first)} accounts={plain(accounts.value.data)} />;
}
