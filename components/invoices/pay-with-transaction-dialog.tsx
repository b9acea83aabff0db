'use client';
import { useState } from 'react';
import { PayItemDialog } from '@/components/item-payments/pay-item-dialog';
import { usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { showToast } from '@/components/ui/notices/toast';
import type { Invoice } from '@/lib/contract/invoice';
import type { Transaction } from '@/lib/contract/transaction';
import { payInvoice } from '@/server/dashboard/actions/invoices';
import { invoiceName } from './invoice-name';
import { useInvoicesReadAgain, useOpenInvoices } from './use-invoices';

/** Matches a deposit to one of the open invoices. */
export function PayWithTransactionDialog(props: { transaction: Transaction; onClose: () => void }) {
  const { transaction, onClose } = props;
  const { id: businessId } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  const [sought, setSought] = useState('');
  const read = useOpenInvoices(useDebounced(sought.trim()));
  const { nameById } = usePartyNames('customer');
  return (
    <PayItemDialog<Invoice>
      kind="invoice"
      transaction={transaction}
      read={read}
      items={read.data?.data.map((invoice) => ({ ...invoice, partyId: invoice.customer_id })) ?? []}
      partyNames={nameById}
      sought={sought}
      onSeek={setSought}
      act={(idempotencyKey, invoiceId, amount) =>
        payInvoice(businessId, {
          idempotencyKey,
          payment: { invoice_id: invoiceId, transaction_id: transaction.id, payment_amount: amount },
        })
      }
      onDone={async (invoice) => {
        await readAgain();
        const name = invoiceName(invoice, nameById.get(invoice.customer_id) ?? '');
        showToast({
          title: `${name} ${invoice.status === 'paid' ? 'is paid' : 'is partly paid'}`,
          tone: 'good',
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
