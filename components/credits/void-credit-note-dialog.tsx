'use client';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { CreditNote } from '@/lib/contract/credit-note';
import { voidCreditNote } from '@/server/dashboard/actions/credits';
import type { CreditParty } from './credit-party';
import { useCreditsReadAgain } from './use-credit-notes';
import { creditNoteVoidWords } from './void-words';

type DialogProps = { note: CreditNote; of: CreditParty; onClose: () => void };

/** Voids a credit note, after saying what that does. */
export function VoidCreditNoteDialog({ note, of, onClose }: DialogProps) {
  const { id: businessId, currency, lockedThrough } = useBusiness();
  const locale = useLocale();
  const readAgain = useCreditsReadAgain();
  return (
    <ConfirmDialog
      title={`Void credit note ${note.number}?`}
      actionName="Void the credit note"
      isDanger
      act={(idempotencyKey) => voidCreditNote(businessId, { idempotencyKey, creditNoteId: note.id })}
      onDone={async () => {
        await readAgain();
        showToast({ title: `Credit note ${note.number} voided`, tone: 'good' });
        onClose();
      }}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {creditNoteVoidWords(note, of, { currency, locale, lockedThrough }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
