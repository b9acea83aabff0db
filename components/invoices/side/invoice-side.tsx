'use client';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { useInvoice } from '../use-invoices';
import { InvoicePanel } from './invoice-panel';

type SideProps = {
  invoiceId: string;
  customerNames: ReadonlyMap<string, string>;
  ledgers: readonly Ledger[];
  today: Day;
  onClose: () => void;
};

const bars = ['h-6 w-2/3', 'h-24', 'h-40'];

/** The open invoice beside the list. */
export function InvoiceSide({ invoiceId, onClose, ...rest }: SideProps) {
  const read = useInvoice(invoiceId);
  return (
    <DetailPane itemId={invoiceId} one="invoice" title="Invoice" onClose={onClose}>
      {(close) => (
        <DetailRead read={read} one="invoice" bars={bars}>
          {(open) => <InvoicePanel open={open} {...rest} close={close} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}
