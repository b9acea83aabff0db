'use client';
import type { ReactNode } from 'react';
import { ItemSide } from '@/components/open-items/item-side';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { useBill } from '../use-bills';
import { BillPanel } from './bill-panel';

type SideProps = {
  billId: string;
  vendorNames: ReadonlyMap<string, string>;
  ledgers: readonly Ledger[];
  today: Day;
  onClose: () => void;
};

/** The open bill beside the list. */
export function BillSide({ onClose, ...rest }: SideProps) {
  return (
    <ItemSide title="Bill" onClose={onClose}>
      {(close) => <OpenPanel {...rest} close={close} />}
    </ItemSide>
  );
}

function OpenPanel({ billId, ...rest }: Omit<SideProps, 'onClose'> & { close: ReactNode }) {
  const read = useBill(billId);
  if (read.data) return <BillPanel open={read.data} {...rest} />;
  if (read.isError) {
    return (
      <ErrorState
        title="The bill could not be read"
        detail={read.error.message}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return (
    <div role="status" aria-label="Loading the bill" className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </div>
  );
}
