'use client';

import { Banknote } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import type { Transaction } from '@/lib/contract/transaction';

// Comes when it is opened: most rows pay nothing.
const PayBill = dynamic(
  () =>
    import('@/components/bills/pay-with-transaction-dialog').then((file) => file.PayWithTransactionDialog),
  { ssr: false },
);

/** Pays a bill out of a transaction that took money out. */
export function PayButton({ transaction }: { transaction: Transaction }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        label={`Pay a bill from ${transaction.description.trim() || 'this transaction'}`}
        onPress={() => setIsOpen(true)}
      >
        <Banknote aria-hidden className="size-3.5" />
      </IconButton>
      {isOpen && <PayBill transaction={transaction} onClose={() => setIsOpen(false)} />}
    </>
  );
}
