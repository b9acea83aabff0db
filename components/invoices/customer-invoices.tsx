'use client';
import { ItemsOfParty } from '@/components/open-items/items-of-party';
import { useBusiness } from '@/components/shell/business-context';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { useCustomerInvoices } from './use-invoices';

/** The latest invoices of a customer. */
export function CustomerInvoices({ customerId, today }: { customerId: string; today: Day }) {
  const { id } = useBusiness();
  const read = useCustomerInvoices(customerId);
  const all = { status: 'all', party: customerId } as const;
  return (
    <ItemsOfParty
      title="Invoices"
      read={read}
      items={read.data?.data ?? []}
      hrefOf={(invoiceId) => paths.invoices(id, { ...all, invoice: invoiceId })}
      allHref={read.data?.pagination.next_page_token ? paths.invoices(id, all) : null}
      today={today}
    />
  );
}
