'use client';
import { useState } from 'react';
import { PayItemDialog } from '@/components/item-payments/pay-item-dialog';
import { usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { showToast } from '@/components/ui/notices/toast';
import type { Bill } from '@/lib/contract/bill';
import type { Transaction } from '@/lib/contract/transaction';
import { payBill } from '@/server/dashboard/actions/bills';
import { billName } from './bill-name';
import { useBillsReadAgain, useOpenBills } from './use-bills';

/** Pays one of the open bills out of the transaction. */
export function PayWithTransactionDialog(props: { transaction: Transaction; onClose: () => void }) {
  const { transaction, onClose } = props;
  const { id: businessId } = useBusiness();
  const readAgain = useBillsReadAgain();
  const [sought, setSought] = useState('');
  const read = useOpenBills(useDebounced(sought.trim()));
  const { nameById } = usePartyNames('vendor');
  return (
    <PayItemDialog<Bill>
      kind="bill"
      transaction={transaction}
      read={read}
      items={read.data?.data.map((bill) => ({ ...bill, partyId: bill.vendor_id })) ?? []}
      partyNames={nameById}
      sought={sought}
      onSeek={setSought}
      act={(idempotencyKey, billId, amount) =>
        payBill(businessId, {
          idempotencyKey,
          billId,
          transactionId: transaction.id,
          payment_amount: amount,
        })
      }
      onDone={async (bill) => {
        await readAgain();
        const name = billName(bill, nameById.get(bill.vendor_id) ?? '');
        showToast({
          title: `${name} ${bill.status === 'paid' ? 'is paid' : 'is partly paid'}`,
          tone: 'good',
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
