'use client';
import { PayFromTransactionDialog } from '@/components/item-payments/pay-from-transaction-dialog';
import { leftToPay } from '@/components/open-items/left-to-pay';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import type { Bill } from '@/lib/contract/bill';
import { formatAmount } from '@/lib/format/amount';
import { payBill } from '@/server/dashboard/actions/bills';
import { billName } from './bill-name';
import { useBillsReadAgain } from './use-bills';

type DialogProps = { bill: Bill; vendorName: string; onClose: () => void };

/** Pays the bill, or a part of it, out of a bank transaction. */
export function PayBillDialog({ bill, vendorName, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const readAgain = useBillsReadAgain();
  return (
    <PayFromTransactionDialog<Bill>
      kind="bill"
      name={billName(bill, vendorName)}
      partyName={vendorName}
      left={leftToPay(bill, currency)}
      act={(idempotencyKey, transactionId, amount) =>
        payBill(businessId, { idempotencyKey, billId: bill.id, transactionId, payment_amount: amount })
      }
      onDone={async (paid) => {
        await readAgain();
        const left = leftToPay(paid, currency);
        showToast({
          title: paid.status === 'paid' ? 'Bill paid' : 'Bill partly paid',
          ...(left > 0n ? { detail: `${formatAmount(left, currency, locale)} ${currency} left to pay` } : {}),
          tone: 'good',
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
