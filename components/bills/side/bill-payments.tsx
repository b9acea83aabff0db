'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PaymentsTable, type ShownPayment } from '@/components/open-items/payments-table';
import { useBusiness } from '@/components/shell/business-context';
import type { Bill } from '@/lib/contract/bill';
import type { Transaction } from '@/lib/contract/transaction';
import { removeBillPayment } from '@/server/dashboard/actions/bills';
import { useBillsReadAgain } from '../use-bills';

const RemovePaymentDialog = dynamic(
  () =>
    import('@/components/open-items/payments/remove-payment-dialog').then((file) => file.RemovePaymentDialog),
  { ssr: false },
);

type PaymentsProps = { bill: Bill; transactions: readonly Transaction[] };

/** What was paid, and out of which transactions. */
export function BillPayments({ bill, transactions }: PaymentsProps) {
  const { id: businessId, canWrite } = useBusiness();
  const readAgain = useBillsReadAgain();
  const [removed, setRemoved] = useState<ShownPayment | null>(null);
  return (
    <section aria-label="Payments">
      <h3 className="mb-1 text-xs font-medium text-faint">Payments</h3>
      {bill.payments.length === 0 ? (
        <p className="text-soft">Nothing was paid yet.</p>
      ) : (
        <PaymentsTable
          payments={bill.payments}
          transactions={transactions}
          onRemove={canWrite ? setRemoved : null}
          isPending={removed !== null}
        />
      )}
      {removed && (
        <RemovePaymentDialog
          payment={removed}
          transaction={transactions.find((each) => each.id === removed.transaction_id)}
          what="bill"
          act={() => removeBillPayment(businessId, { paymentId: removed.id })}
          onDone={readAgain}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
