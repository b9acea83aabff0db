'use client';
import { useBusiness } from '@/components/shell/business-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast';
import type { Bill } from '@/lib/contract/bill';
import { unitsOfAmount } from '@/lib/format/amount';
import { updateBill } from '@/server/dashboard/actions/bills';
import { billName } from '../bill-name';
import { useBillsReadAgain } from '../use-bills';

type DialogProps = { bill: Bill; vendorName: string; onClose: () => void };

/** Takes the voiding of a bill back. */
export function ReopenBillDialog({ bill, vendorName, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const isPaid = unitsOfAmount(bill.total_paid, currency) >= unitsOfAmount(bill.total_amount, currency);
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
          changes: { status: isPaid ? 'paid' : 'open' },
        })
      }
      onDone={async () => {
        await readAgain();
        showToast({
          title: `${billName(bill, vendorName)} ${isPaid ? 'counts as paid' : 'is open'} again`,
          tone: 'good',
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {billName(bill, vendorName)} is posted again to the ledgers of its lines
        {bill.payments.length > 0 ? ', and what was paid of it counts as its payment again.' : '.'}
      </p>
    </ConfirmDialog>
  );
}
