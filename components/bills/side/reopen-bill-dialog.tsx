'use client';
import { useQuery } from '@tanstack/react-query';
import { statusOnReopening } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Bill } from '@/lib/contract/bill';
import { numberText } from '@/lib/json';
import { billReads } from '@/lib/reads/bill-reads';
import { readOptions } from '@/lib/reads/read-options';
import { updateBill } from '@/server/dashboard/actions/bills';
import { billName } from '../bill-name';
import { LikelyDuplicate } from '../likely-duplicate';
import { useBillsReadAgain } from '../use-bills';

type DialogProps = { bill: Bill; vendorName: string; onClose: () => void };

/** Takes the voiding of a bill back, with a warning where another bill was entered in its place meanwhile. */
export function ReopenBillDialog({ bill, vendorName, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const status = statusOnReopening(bill, currency);
  const isSettled = bill.payments.length + bill.credit_applications.length > 0;
  const readAgain = useBillsReadAgain();
  const query = {
    bill_id: bill.id,
    vendor_id: bill.vendor_id,
    number: bill.number,
    issued_at: bill.issued_at,
    total_amount: numberText(bill.total_amount),
  };
  const likely = useQuery(readOptions(billReads.duplicates, businessId, { query })).data?.data ?? [];
  return (
    <ConfirmDialog
      title="Reopen the bill?"
      actionName="Reopen the bill"
      act={(idempotencyKey) =>
        updateBill(businessId, {
          idempotencyKey,
          billId: bill.id,
          version: bill.version,
          changes: { status },
        })
      }
      onDone={async () => {
        await readAgain();
        showToast({
          title: `${billName(bill, vendorName)} is ${status} again`,
          tone: 'good',
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {billName(bill, vendorName)} is posted again to the ledgers of its lines
        {isSettled ? ', and its payments and applied credit settle it again.' : '.'}
      </p>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {likely.map((other) => (
          <LikelyDuplicate key={other.bill_id} other={other} isBeside />
        ))}
      </div>
    </ConfirmDialog>
  );
}
