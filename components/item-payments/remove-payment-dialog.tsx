'use client';
import { reopenedWithout, type Settlement } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Transaction } from '@/lib/contract/transaction';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { ShownPayment } from './shown-payment';

type DialogProps<Data> = {
  payment: ShownPayment;
  item: Settlement;
  transaction: Transaction | undefined;
  what: ItemKind;
  act: () => Promise<ActionAnswer<Data>>;
  /** Awaited, so the dialog stays until the change is in sight. */
  onDone: (data: Data) => Promise<unknown>;
  onClose: () => void;
};

/** Takes a transaction off its bill or invoice again. */
export function RemovePaymentDialog<Data>(props: DialogProps<Data>) {
  const { payment, item, transaction, what, act, onDone, onClose } = props;
  const { currency } = useBusiness();
  const locale = useLocale();
  const text = (units: bigint) => `${formatAmount(units, currency, locale)} ${currency}`;
  const amount = unitsOfAmount(payment.payment_amount, currency);
  const reopened = reopenedWithout(amount, item, currency);
  const title = transaction?.description.trim();
  return (
    <ConfirmDialog
      title="Remove the payment?"
      actionName="Remove the payment"
      act={act}
      onDone={async (data) => {
        await onDone(data);
        showToast({ title: 'Payment removed', tone: 'good' });
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {text(amount)} {title ? `of “${title}” ` : ''}no longer pays this {what}. The transaction’s entry has
        its former lines again
        {reopened > 0n ? `, and ${text(reopened)} of the ${what} is open again.` : '.'}
      </p>
    </ConfirmDialog>
  );
}
