'use client';
import type { ReactNode } from 'react';
import { ItemSide } from '@/components/open-items/item-side';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
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

/** The open invoice beside the list. */
export function InvoiceSide({ onClose, ...rest }: SideProps) {
  return (
    <ItemSide title="Invoice" onClose={onClose}>
      {(close) => <OpenPanel {...rest} close={close} />}
    </ItemSide>
  );
}

function OpenPanel({ invoiceId, ...rest }: Omit<SideProps, 'onClose'> & { close: ReactNode }) {
  const read = useInvoice(invoiceId);
  if (read.data) return <InvoicePanel open={read.data} {...rest} />;
  if (read.isError) {
    return (
      <ErrorState
        title="The invoice could not be read"
        detail={read.error.message}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return (
    <div role="status" aria-label="Loading the invoice" className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </div>
  );
}
