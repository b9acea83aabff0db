'use client';
import { AppliedCredit } from '@/components/item-payments/applied-credit';
import { ItemPayments } from '@/components/item-payments/item-payments';
import { useBusiness } from '@/components/shell/business-context';
import type { Bill } from '@/lib/contract/bill';
import type { Transaction } from '@/lib/contract/transaction';
import { removeBillPayment } from '@/server/dashboard/actions/bills';
import { useBillsReadAgain } from '../use-bills';

type PaymentsProps = { bill: Bill; transactions: readonly Transaction[] };

/** What settled the bill: payments, and credit. */
export function BillPayments({ bill, transactions }: PaymentsProps) {
  const { id: businessId } = useBusiness();
  const readAgain = useBillsReadAgain();
  return (
    <>
      <ItemPayments
        what="bill"
        item={bill}
        transactions={transactions}
        remove={(paymentId) => removeBillPayment(businessId, { paymentId })}
        onRemoved={readAgain}
      />
      <AppliedCredit what="bill" item={bill} onRemoved={readAgain} />
    </>
  );
}
