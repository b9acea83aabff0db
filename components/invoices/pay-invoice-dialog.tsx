'use client';
import { PayFromTransactionDialog } from '@/components/item-payments/pay-from-transaction-dialog';
import { leftToPay } from '@/components/open-items/left-to-pay';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import type { Invoice } from '@/lib/contract/invoice';
import { payInvoice } from '@/server/dashboard/actions/invoices';
import { invoiceName } from './invoice-name';
import { useInvoicesReadAgain } from './use-invoices';

type DialogProps = { invoice: Invoice; customerName: string; onClose: () => void };

/** Records which bank transaction pays the invoice, or a part of it. */
export function PayInvoiceDialog({ invoice, customerName, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  const name = invoiceName(invoice, customerName);
  return (
    <PayFromTransactionDialog<Invoice>
      kind="invoice"
      name={name}
      partyName={customerName}
      left={leftToPay(invoice, currency)}
      act={(idempotencyKey, transactionId, amount) =>
        payInvoice(businessId, {
          idempotencyKey,
          payment: { invoice_id: invoice.id, transaction_id: transactionId, payment_amount: amount },
        })
      }
      onDone={async (paid) => {
        await readAgain();
        showToast({ tone: 'good', title: paid.status === 'paid' ? `${name} is paid` : 'Payment recorded' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
