import type { Metadata } from 'next';
import { OverviewScreen } from '@/components/overview/overview-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readOverview } from '@/server/dashboard/queries/overview';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Overview' };

export default async function OverviewPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const overview = await readOverview(member, businessId, new Date());
  if (overview.ok) return <OverviewScreen initial={plainText(overview.value)} />;
  return <ProblemScreen title="The overview could not be loaded" problem={overview.problem} />;
}
