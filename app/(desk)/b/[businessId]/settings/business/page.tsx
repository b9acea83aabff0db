import type { Metadata } from 'next';
import { BusinessSettings } from '@/components/businesses/business-settings';
import { ReceiptAddressSection } from '@/components/receipt-mail/receipt-address-section';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readReceiptAddress } from '@/server/dashboard/queries/receipt-mail';
import { readBusinessSettings } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Business settings' };

export default async function BusinessSettingsPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const [business, receipts] = await Promise.all([
    readBusinessSettings(member, businessId),
    readReceiptAddress(businessId),
  ]);
  if (!business.ok)
    return <ProblemScreen title="The business could not be loaded" problem={business.problem} />;
  return (
    <>
      <BusinessSettings business={business.value} />
      {receipts && <ReceiptAddressSection {...receipts} />}
    </>
  );
}
