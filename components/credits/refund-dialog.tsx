'use client';
import { FromTransactionDialog } from '@/components/item-payments/from-transaction-dialog';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { unitsOfAmount } from '@/lib/format/amount';
import { refundCredit } from '@/server/dashboard/actions/credits';
import type { CreditParty } from './credit-party';
import { noteOfRefund } from './refund-note';
import { useCreditsReadAgain } from './use-credit-notes';

type DialogProps = { of: CreditParty; onClose: () => void };

/** Records which bank transaction pays unapplied credit back: money in from a vendor, money out to a customer. */
export function RefundDialog({ of: { kind, party }, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const readAgain = useCreditsReadAgain();
  const credit = unitsOfAmount(party.credit_amount, currency);
  const isVendor = kind === 'vendor';
  return (
    <FromTransactionDialog
      direction={isVendor ? 'in' : 'out'}
      title="Record a refund"
      actionName="Record"
      leadOf={(left) =>
        isVendor
          ? `${party.name} owes you ${left} of credit. Choose the deposit by which it was paid back.`
          : `You owe ${party.name} ${left} of credit. Choose the bank transaction by which you paid it back.`
      }
      noteOf={(units, text) => noteOfRefund(units, credit, text)}
      partyName={party.name}
      left={credit}
      otherPath={`/${kind}_id`}
      amountPath="/amount"
      act={(idempotencyKey, transactionId, amount) =>
        refundCredit(businessId, {
          idempotencyKey,
          refund: {
            ...(isVendor ? { vendor_id: party.id } : { customer_id: party.id }),
            transaction_id: transactionId,
            amount,
          },
        })
      }
      onDone={async () => {
        await readAgain();
        showToast({ title: 'Refund recorded', tone: 'good' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
