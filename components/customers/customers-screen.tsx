'use client';
import { Plus } from 'lucide-react';
import { PartyCredit } from '@/components/credits/party-credit';
import { CustomerInvoices } from '@/components/invoices/customer-invoices';
import { PartiesScreen } from '@/components/parties/parties-screen';
import type { FirstParties } from '@/components/parties/use-parties';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';

/** Whom the business sells to, what each owes it, and their invoices. */
export function CustomersScreen({ first, today }: { first: FirstParties; today: Day }) {
  const { id } = useBusiness();
  return (
    <PartiesScreen
      kind="customer"
      first={first}
      actionsOf={(customerId) => (
        <ButtonLink
          icon={<Plus aria-hidden className="size-3.5" />}
          href={paths.newInvoice(id, { customer: customerId })}
        >
          New invoice
        </ButtonLink>
      )}
      itemsOf={(customerId) => (
        <>
          <CustomerInvoices customerId={customerId} today={today} />
          <PartyCredit kind="customer" partyId={customerId} today={today} />
        </>
      )}
    />
  );
}
