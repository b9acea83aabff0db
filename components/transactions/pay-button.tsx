'use client';

import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { RowIconButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Transaction } from '@/lib/contract/transaction';

// They come when they are opened: most rows pay nothing.
const PayBill = lazyComponent(() =>
  import('@/components/bills/pay-with-transaction-dialog').then((file) => file.PayWithTransactionDialog),
);
const PayInvoice = lazyComponent(() =>
  import('@/components/invoices/pay-with-transaction-dialog').then((file) => file.PayWithTransactionDialog),
);

type ButtonProps = { transaction: Transaction; direction: 'in' | 'out' };

/** Pays a bill out of a transaction that took money out, or matches one that brought money in to an invoice. */
export function PayButton({ transaction, direction }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = transaction.description.trim() || 'this transaction';
  const Dialog = direction === 'out' ? PayBill : PayInvoice;
  return (
    <>
      <RowIconButton
        label={direction === 'out' ? `Pay a bill from ${title}` : `Match ${title} to an invoice`}
        onPress={() => setIsOpen(true)}
      >
        <Banknote aria-hidden className="size-3.5" />
      </RowIconButton>
      {isOpen && <Dialog transaction={transaction} onClose={() => setIsOpen(false)} />}
    </>
  );
}
