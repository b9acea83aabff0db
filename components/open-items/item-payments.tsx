'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { ClientProblem } from '@/lib/client/client';
import type { Transaction } from '@/lib/contract/transaction';
import { PaymentsTable, type ShownPayment } from './payments-table';

const RemovePaymentDialog = dynamic(
  () => import('@/components/item-payments/remove-payment-dialog').then((file) => file.RemovePaymentDialog),
  { ssr: false },
);

type PaymentsProps = {
  what: 'bill' | 'invoice';
  payments: readonly ShownPayment[];
  /** Those that the payments came from. */
  transactions: readonly Transaction[];
  remove: (paymentId: string) => Promise<{ ok: true; data: unknown } | { ok: false; problem: ClientProblem }>;
  /** Awaited, so the dialog stays until the change is in sight. */
  onRemoved: () => Promise<unknown>;
};

/** What was paid, and out of which transactions. */
export function ItemPayments({ what, payments, transactions, remove, onRemoved }: PaymentsProps) {
  const { canWrite } = useBusiness();
  const [removed, setRemoved] = useState<ShownPayment | null>(null);
  return (
    <section aria-label="Payments">
      <h3 className="mb-1 text-xs font-medium text-faint">Payments</h3>
      {payments.length === 0 ? (
        <p className="text-soft">No payments yet.</p>
      ) : (
        <PaymentsTable
          payments={payments}
          transactions={transactions}
          onRemove={canWrite ? setRemoved : null}
          isPending={removed !== null}
        />
      )}
      {removed && (
        <RemovePaymentDialog
          payment={removed}
          transaction={transactions.find((each) => each.id === removed.transaction_id)}
          what={what}
          act={() => remove(removed.id)}
          onDone={onRemoved}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
