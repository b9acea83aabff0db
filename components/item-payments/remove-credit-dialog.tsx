'use client';
import { reopenedWithout, type Settlement } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Bill } from '@/lib/contract/bill';
import type { ItemKind } from '@/lib/contract/item-kind';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { removeCredit } from '@/server/dashboard/actions/credits';

type DialogProps = {
  credit: Bill['credit_applications'][number];
  item: Settlement;
  what: ItemKind;
  /** Awaited, so the dialog stays until the change is in sight. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Takes applied credit off its bill or invoice again. */
export function RemoveCreditDialog({ credit, item, what, onDone, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const text = (units: bigint) => `${formatAmount(units, currency, locale)} ${currency}`;
  const amount = unitsOfAmount(credit.amount, currency);
  const reopened = reopenedWithout(amount, item, currency);
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
        {text(amount)} of credit is no longer applied to this {what}
        {reopened > 0n ? `, and ${text(reopened)} of the ${what} is open again.` : '.'}
      </p>
    </ConfirmDialog>
  );
}
