'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast';
import type { Bill } from '@/lib/contract/bill';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { removeCredit } from '@/server/dashboard/actions/credits';

type DialogProps = {
  credit: Bill['credit_applications'][number];
  what: 'bill' | 'invoice';
  /** Awaited, so the dialog stays until the change is in sight. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Takes applied credit off its bill or invoice again. */
export function RemoveCreditDialog({ credit, what, onDone, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const { locale } = useLocale();
  return (
    <ConfirmDialog
      title="Remove the credit?"
      actionName="Remove the credit"
      act={() => removeCredit(businessId, { creditApplicationId: credit.id })}
      onDone={async () => {
        await onDone();
        showToast({ title: 'Credit removed', tone: 'good' });
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {formatAmount(unitsOfAmount(credit.amount, currency), currency, locale)} {currency} of credit no
        longer settles this {what}. It is unapplied again, and the {what} is open again by as much.
      </p>
    </ConfirmDialog>
  );
}
