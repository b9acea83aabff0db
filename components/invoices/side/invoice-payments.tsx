'use client';
import { AppliedCredit } from '@/components/item-payments/applied-credit';
import { ItemPayments } from '@/components/item-payments/item-payments';
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
        item={invoice}
        transactions={transactions}
        remove={(paymentId) => removeInvoicePayment(businessId, { paymentId })}
        onRemoved={readAgain}
      />
      <AppliedCredit what="invoice" item={invoice} onRemoved={readAgain} />
    </>
  );
}
