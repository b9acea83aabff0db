'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PaymentsTable, type ShownPayment } from '@/components/open-items/payments-table';
import { useBusiness } from '@/components/shell/business-context';
import type { Invoice } from '@/lib/contract/invoice';
import type { Transaction } from '@/lib/contract/transaction';
import { removeInvoicePayment } from '@/server/dashboard/actions/invoices';
import { useInvoicesReadAgain } from '../use-invoices';

const RemovePaymentDialog = dynamic(
  () =>
    import('@/components/open-items/payments/remove-payment-dialog').then((file) => file.RemovePaymentDialog),
  { ssr: false },
);

type PaymentsProps = { invoice: Invoice; transactions: readonly Transaction[] };

/** What was paid, and out of which transactions. */
export function InvoicePayments({ invoice, transactions }: PaymentsProps) {
  const { id: businessId, canWrite } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  const [removed, setRemoved] = useState<ShownPayment | null>(null);
  return (
    <section aria-label="Payments">
      <h3 className="mb-1 text-xs font-medium text-faint">Payments</h3>
      {invoice.payments.length === 0 ? (
        <p className="text-soft">Nothing was paid yet.</p>
      ) : (
        <PaymentsTable
          payments={invoice.payments}
          transactions={transactions}
          onRemove={canWrite ? setRemoved : null}
          isPending={removed !== null}
        />
      )}
      {removed && (
        <RemovePaymentDialog
          payment={removed}
          transaction={transactions.find((each) => each.id === removed.transaction_id)}
          what="invoice"
          act={() => removeInvoicePayment(businessId, { paymentId: removed.id })}
          onDone={readAgain}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
