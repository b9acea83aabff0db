'use client';
import { AppliedCredit } from '@/components/open-items/applied-credit';
import { ItemPayments } from '@/components/open-items/item-payments';
import { useBusiness } from '@/components/shell/business-context';
import type { Invoice } from '@/lib/contract/invoice';
import type { Transaction } from '@/lib/contract/transaction';
import { removeInvoicePayment } from '@/server/dashboard/actions/invoices';
import { useInvoicesReadAgain } from '../use-invoices';

type PaymentsProps = { invoice: Invoice; transactions: readonly Transaction[] };

/** What settled the invoice: payments, and credit. */
export function InvoicePayments({ invoice, transactions }: PaymentsProps) {
  const { id: businessId } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  return (
    <>
      <ItemPayments
        what="invoice"
        payments={invoice.payments}
        transactions={transactions}
        remove={(paymentId) => removeInvoicePayment(businessId, { paymentId })}
        onRemoved={readAgain}
      />
      <AppliedCredit what="invoice" applications={invoice.credit_applications} onRemoved={readAgain} />
    </>
  );
}
