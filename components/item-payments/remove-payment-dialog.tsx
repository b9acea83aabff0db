'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ShownPayment } from '@/components/open-items/payments-table';
import { useBusiness } from '@/components/shell/business-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast';
import type { ClientProblem } from '@/lib/client/client';
import type { Transaction } from '@/lib/contract/transaction';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';

type DialogProps<Data> = {
  payment: ShownPayment;
  transaction: Transaction | undefined;
  what: 'bill' | 'invoice';
  act: () => Promise<{ ok: true; data: Data } | { ok: false; problem: ClientProblem }>;
  /** Awaited, so the dialog stays until the change is in sight. */
  onDone: (data: Data) => Promise<unknown>;
  onClose: () => void;
};

/** Takes a transaction off its bill or invoice again. */
export function RemovePaymentDialog<Data>(props: DialogProps<Data>) {
  const { payment, transaction, what, act, onDone, onClose } = props;
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const amount = formatAmount(unitsOfAmount(payment.payment_amount, currency), currency, locale);
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
        {amount} {currency} {title ? `of “${title}” ` : ''}no longer pays this {what}. The transaction’s entry
        has its former lines again, and the {what} is open again by as much.
      </p>
    </ConfirmDialog>
  );
}
