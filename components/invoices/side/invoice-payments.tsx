'use client';
import { ItemPayments } from '@/components/open-items/item-payments';
import { useBusiness } from '@/components/shell/business-context';
import type { Invoice } from '@/lib/contract/invoice';
import type { Transaction } from '@/lib/contract/transaction';
import { removeInvoicePayment } from '@/server/dashboard/actions/invoices';
import { useInvoicesReadAgain } from '../use-invoices';

type PaymentsProps = { invoice: Invoice; transactions: readonly Transaction[] };

export function InvoicePayments({ invoice, transactions }: PaymentsProps) {
  const { id: businessId } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  return (
    <ItemPayments
      what="invoice"
      payments={invoice.payments}
      transactions={transactions}
      remove={(paymentId) => removeInvoicePayment(businessId, { paymentId })}
      onRemoved={readAgain}
    />
  );
}
