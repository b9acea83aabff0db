'use client';
import { voidConsequences } from '@/components/open-items/void-consequences';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Bill } from '@/lib/contract/bill';
import { updateBill } from '@/server/dashboard/actions/bills';
import { billName } from '../bill-name';
import { useBillsReadAgain } from '../use-bills';

type DialogProps = { bill: Bill; vendorName: string; onClose: () => void };

/** Voids the bill, after saying what that does to the books and to what was paid. */
export function VoidBillDialog({ bill, vendorName, onClose }: DialogProps) {
  const { id: businessId, currency, lockedThrough, entriesStart } = useBusiness();
  const locale = useLocale();
  const readAgain = useBillsReadAgain();
  return (
    <ConfirmDialog
      title="Void the bill?"
      actionName="Void the bill"
      isDanger
      act={(idempotencyKey) =>
        updateBill(businessId, {
          idempotencyKey,
          billId: bill.id,
          version: bill.version,
          changes: { status: 'voided' },
        })
      }
      onDone={async () => {
        await readAgain();
        showToast({ title: `${billName(bill, vendorName)} is voided`, tone: 'good' });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium">{billName(bill, vendorName)}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {voidConsequences(
          { ...bill, what: 'bill', postedAt: bill.issued_at },
          { currency, locale, lockedThrough, entriesStart },
        ).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
