'use client';
import { ItemsOfParty } from '@/components/open-items/items-of-party';
import { useBusiness } from '@/components/shell/business-context';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { useVendorBills } from './use-bills';

/** The latest bills of a vendor. */
export function VendorBills({ vendorId, today }: { vendorId: string; today: Day }) {
  const { id } = useBusiness();
  const read = useVendorBills(vendorId);
  return (
    <ItemsOfParty
      title="Bills"
      read={read}
      items={read.data?.data ?? []}
      hrefOf={(billId) => paths.bills(id, { status: 'all', party: vendorId, bill: billId })}
      allHref={
        read.data?.pagination.next_page_token ? paths.bills(id, { status: 'all', party: vendorId }) : null
      }
      today={today}
    />
  );
}
