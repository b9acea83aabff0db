'use client';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { PageHeader } from '@/components/ui/page-header';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import type { OpenInvoice } from '@/lib/reads/invoice-reads';
import { EditInvoice } from './form/edit-invoice';
import { InvoicePanel } from './side/invoice-panel';
import { useInvoice } from './use-invoices';

type ScreenProps = {
  read: OpenInvoice;
  customers: PartyName[];
  ledgers: Ledger[];
  today: Day;
  readAt: number;
};

/** One invoice on a page of its own: to be changed by who may, to be read by all others. */
export function InvoiceScreen({ read, customers: known, ledgers, today, readAt }: ScreenProps) {
  const { id: businessId, canWrite } = useBusiness();
  const open = useInvoice(read.data.id, read, readAt).data ?? read;
  const customers = usePartyNames('customer', known, readAt);
  const isEdited = canWrite && open.data.status !== 'voided';
  return (
    <>
      <PageHeader
        title={`Invoice ${open.data.number}`.trim()}
        back={{
          name: 'Invoices',
          href: paths.invoices(businessId, { status: open.data.status, invoice: open.data.id }),
        }}
      />
      {isEdited ? (
        <EditInvoice invoice={open.data} customers={known} ledgers={ledgers} />
      ) : (
        <div className="max-w-2xl p-5 max-sm:p-4">
          <InvoicePanel open={open} customerNames={customers.nameById} ledgers={ledgers} today={today} />
        </div>
      )}
    </>
  );
}
