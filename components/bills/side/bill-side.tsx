'use client';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
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

const bars = ['h-6 w-2/3', 'h-24', 'h-40'];

/** The open bill beside the list. */
export function BillSide({ billId, onClose, ...rest }: SideProps) {
  const read = useBill(billId);
  return (
    <DetailPane itemId={billId} one="bill" title="Bill" onClose={onClose}>
      {(close) => (
        <DetailRead read={read} one="bill" bars={bars}>
          {(open) => <BillPanel open={open} {...rest} close={close} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}
