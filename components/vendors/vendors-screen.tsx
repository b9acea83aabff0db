'use client';
import { Plus } from 'lucide-react';
import { VendorBills } from '@/components/bills/vendor-bills';
import { PartyCredit } from '@/components/credits/party-credit';
import { PartiesScreen } from '@/components/parties/parties-screen';
import type { FirstParties } from '@/components/parties/use-parties';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';

/** Whom the business buys from, what it owes each, and their bills. */
export function VendorsScreen({ first, today }: { first: FirstParties; today: Day }) {
  const { id } = useBusiness();
  return (
    <PartiesScreen
      kind="vendor"
      first={first}
      actionsOf={(vendorId) => (
        <ButtonLink
          icon={<Plus aria-hidden className="size-3.5" />}
          href={paths.newBills(id, { vendor: vendorId })}
        >
          Enter a bill
        </ButtonLink>
      )}
      itemsOf={(vendorId) => (
        <>
          <VendorBills vendorId={vendorId} today={today} />
          <PartyCredit kind="vendor" partyId={vendorId} today={today} />
        </>
      )}
    />
  );
}
