'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import type { Ledger } from '@/lib/contract/ledger';
import { createLedger, updateLedger } from '@/server/dashboard/actions/ledgers';
import { changesOf, draftOf, ledgerOf } from './ledger-draft';
import { EditedLedgerFields, NewLedgerFields } from './ledger-fields';

type Props = {
  /** Null for a new one. */
  ledger: Ledger | null;
  ledgers: readonly Ledger[];
  onClose: () => void;
  /** Resolves when the list shows what was saved. */
  onSaved: () => Promise<unknown>;
};

/** Makes a ledger or changes what may be changed of one. */
export function LedgerDialog({ ledger, ledgers, onClose, onSaved }: Props) {
  const { id } = useBusiness();
  const kept = useDraftState({
    form: ledger ? `ledger ${ledger.id} ${ledger.version}` : 'new ledger',
    businessId: id,
    empty: () => draftOf(ledger),
  });
  const draft = kept.values;
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: (idempotencyKey) =>
      ledger
        ? updateLedger(id, {
            ledgerId: ledger.id,
            version: ledger.version,
            changes: changesOf(draft, ledger),
          })
        : createLedger(id, { idempotencyKey, ledger: ledgerOf(draft) }),
    idempotencyKey: kept.idempotencyKey,
    onDone: async () => {
      kept.forget();
      await onSaved();
      showToast({ title: ledger ? `${draft.name} saved` : `${draft.name} created`, tone: 'good' });
      onClose();
    },
    missing: draft.name.trim() === '' ? ['/name'] : [],
    within: ledger ? '/changes' : '/ledger',
  });
  const fields = { draft, onChange: kept.change, ledgers, errorOf };
  const cancel = () => {
    kept.forget();
    onClose();
  };
  const formId = 'ledger-form';
  return (
    <Dialog
      title={ledger ? `Edit ${ledger.name}` : 'New ledger'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="medium"
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {ledger ? 'Save' : 'Create ledger'}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-5">
        <DraftNote {...kept.note} className="-mb-1" />
        {ledger ? (
          <EditedLedgerFields {...fields} ledgerId={ledger.id} />
        ) : (
          <NewLedgerFields {...fields} ledgerId={null} />
        )}
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
