import type { Metadata } from 'next';
import { Applications } from '@/components/applications/applications';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readApplications } from '@/server/dashboard/queries/applications';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Applications' };

export default async function ApplicationsPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'admin');
  const applications = await readApplications(member);
  if (!applications.ok) {
    return <ProblemScreen title="The applications cannot be shown" problem={applications.problem} />;
  }
  return <Applications applications={applications.value} />;
}
