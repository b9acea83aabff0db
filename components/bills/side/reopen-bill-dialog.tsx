'use client';
import { statusOnReopening } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast';
import type { Bill } from '@/lib/contract/bill';
import { updateBill } from '@/server/dashboard/actions/bills';
import { billName } from '../bill-name';
import { useBillsReadAgain } from '../use-bills';

type DialogProps = { bill: Bill; vendorName: string; onClose: () => void };

/** Takes the voiding of a bill back. */
export function ReopenBillDialog({ bill, vendorName, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const status = statusOnReopening(bill, currency);
  const isSettled = bill.payments.length + bill.credit_applications.length > 0;
  const readAgain = useBillsReadAgain();
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
    </ConfirmDialog>
  );
}
