'use client';
import type { ReactNode } from 'react';
import { ItemPanel } from '@/components/open-items/item-panel';
import { useBusiness } from '@/components/shell/business-context';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import type { OpenBill } from '@/lib/reads/bill-reads';
import { BillActions } from './bill-actions';
import { BillDuplicates } from './bill-duplicates';
import { BillLines } from './bill-lines';
import { BillPayments } from './bill-payments';
import { BillSourceDocuments } from './bill-source-documents';

type PanelProps = {
  open: OpenBill;
  vendorNames: ReadonlyMap<string, string>;
  ledgers: readonly Ledger[];
  today: Day;
  close: ReactNode;
};

/** One bill: whose, of when, what for, what was paid of it, and what can be done. */
export function BillPanel({ open, vendorNames, ledgers, today, close }: PanelProps) {
  const { data: bill, transactions, documents } = open;
  const { id: businessId, canWrite } = useBusiness();
  const vendorName = vendorNames.get(bill.vendor_id) ?? '';
  return (
    <ItemPanel
      what="bill"
      item={bill}
      posted={{ name: 'Issued', at: bill.issued_at }}
      party={{
        name: vendorName || 'Vendor',
        href: paths.vendors(businessId, { vendor: bill.vendor_id }),
      }}
      transactions={transactions}
      today={today}
      close={close}
    >
      <BillDuplicates bill={bill} />
      <BillSourceDocuments documents={documents} />
      {canWrite && <BillActions bill={bill} vendorName={vendorName} ledgers={ledgers} />}
      <BillLines bill={bill} ledgers={ledgers} />
      <BillPayments bill={bill} transactions={transactions} />
    </ItemPanel>
  );
}
