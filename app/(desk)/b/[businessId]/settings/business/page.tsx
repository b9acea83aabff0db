import type { Metadata } from 'next';
import { BusinessSettings } from '@/components/businesses/business-settings';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { readBusinessSettings } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Business settings' };

export default async function BusinessSettingsPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const business = await readBusinessSettings(member, businessId);
  if (!business.ok)
    return <ProblemScreen title="The business could not be loaded" problem={business.problem} />;
  return <BusinessSettings business={business.value} />;
}
