'use client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { IconButton } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { RefundPayment } from '@/lib/contract/refund-payment';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { removeRefund } from '@/server/dashboard/actions/credits';
import { useCreditsReadAgain } from './use-credit-notes';

/** Takes a bank transaction off the credit that it refunded, after saying what that does. */
export function RemoveRefund({ refund }: { refund: RefundPayment }) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const readAgain = useCreditsReadAgain();
  const [isOpen, setIsOpen] = useState(false);
  const text = `${formatAmount(unitsOfAmount(refund.amount, currency), currency, locale)} ${currency}`;
  const whose = refund.vendor_id === null ? 'customer’s' : 'vendor’s';
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton size="small" label={`Remove the refund of ${text}`} onPress={() => setIsOpen(true)}>
        <Trash2 aria-hidden className="size-3.5" />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          title="Remove the refund?"
          actionName="Remove the refund"
          act={() => removeRefund(businessId, { refundPaymentId: refund.id })}
          onDone={async () => {
            await readAgain();
            showToast({ title: 'Refund removed', tone: 'good' });
            close();
          }}
          onClose={close}
        >
          <p>
            {text} of the {whose} credit is unapplied again, and the transaction’s entry has its former lines
            again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
