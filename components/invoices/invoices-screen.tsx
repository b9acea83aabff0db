'use client';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { ItemsFrame } from '@/components/open-items/items-frame';
import { useItemsView } from '@/components/open-items/use-items-view';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import type { Aging } from '@/lib/contract/aging';
import type { Invoice } from '@/lib/contract/invoice';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import type { invoiceReads } from '@/lib/reads/invoice-reads';
import type { FirstPage } from '@/lib/reads/read-options';
import { invoiceStatuses } from './invoice-statuses';
import { InvoiceSide } from './side/invoice-side';
import { useInvoiceAging, useInvoices } from './use-invoices';

export type InvoicesInitial = FirstPage<typeof invoiceReads.list> & {
  /** Whether there is any invoice at all, whatever the filters. */
  hasAny: boolean;
  aging: Aging;
  customers: PartyName[];
  ledgers: Ledger[];
  today: Day;
};

/** What customers owe the business: by age, as a list, and one invoice at a time beside it. */
export function InvoicesScreen({ initial }: { initial: InvoicesInitial }) {
  const { id: businessId, canWrite } = useBusiness();
  const { today, hasAny, ledgers } = initial;
  const view = useItemsView('invoice', 'customer_id');
  const pages = useInvoices(view.query, initial);
  const aging = useInvoiceAging(initial);
  const customers = usePartyNames('customer', initial.customers, initial.readAt);
  const invoices = useMemo(
    () => pages.data?.pages.flatMap((page) => page.data.map(listed)) ?? [],
    [pages.data],
  );
  const { party } = view.filters;
  const href = paths.newInvoice(businessId, party ? { customer: party } : undefined);
  return (
    <ItemsFrame
      {...{ view, pages, aging, today, hasAny }}
      title="Invoices"
      create={canWrite ? { name: 'New invoice', firstName: 'Create the first invoice', href } : null}
      nothingYet={{
        icon: <FileText aria-hidden className="size-6" />,
        sentence: 'Create invoices as drafts or as sent; bank deposits pay them later.',
      }}
      statuses={invoiceStatuses}
      parties={customers}
      items={invoices}
      side={(invoiceId) => (
        <InvoiceSide
          {...{ invoiceId, ledgers, today }}
          customerNames={customers.nameById}
          onClose={view.close}
        />
      )}
    />
  );
}

function listed(invoice: Invoice) {
  return { ...invoice, partyId: invoice.customer_id };
}
