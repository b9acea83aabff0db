'use client';
import type { ReactNode } from 'react';
import { ItemPanel } from '@/components/open-items/item-panel';
import { useBusiness } from '@/components/shell/business-context';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import type { OpenInvoice } from '@/lib/reads/invoice-reads';
import { InvoiceActions } from './invoice-actions';
import { InvoiceLines } from './invoice-lines';
import { InvoicePayments } from './invoice-payments';

type PanelProps = {
  open: OpenInvoice;
  customerNames: ReadonlyMap<string, string>;
  ledgers: readonly Ledger[];
  today: Day;
  close?: ReactNode;
};

/** One invoice: whose, of when, what for, what was paid of it, and what can be done. */
export function InvoicePanel({ open, customerNames, ledgers, today, close = null }: PanelProps) {
  const { data: invoice, transactions } = open;
  const { id: businessId, canWrite } = useBusiness();
  const customerName = customerNames.get(invoice.customer_id) ?? '';
  return (
    <ItemPanel
      what="invoice"
      item={invoice}
      posted={{ name: invoice.status === 'draft' ? 'Date' : 'Sent', at: invoice.sent_at }}
      party={{
        name: customerName || 'Customer',
        href: paths.customers(businessId, { customer: invoice.customer_id }),
      }}
      transactions={transactions}
      today={today}
      close={close}
    >
      {canWrite && <InvoiceActions invoice={invoice} customerName={customerName} />}
      <InvoiceLines invoice={invoice} ledgers={ledgers} />
      {invoice.status !== 'draft' && <InvoicePayments invoice={invoice} transactions={transactions} />}
    </ItemPanel>
  );
}
