'use client';

import { Form } from 'react-aria-components/Form';
import { ConflictNotice } from '@/components/drafts/conflict-notice';
import { DraftNote } from '@/components/drafts/draft-note';
import { useVersionedState } from '@/components/drafts/use-versioned-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Ledger } from '@/lib/contract/ledger';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { reread } from '@/lib/reads/reread';
import { createLedger, updateLedger } from '@/server/dashboard/actions/ledgers';
import { changesOf, draftOf, type LedgerDraft, ledgerOf, otherChange } from './ledger-draft';
import { EditedLedgerFields, NewLedgerFields } from './ledger-fields';

type Props = {
  /** Null for a new one. */
  ledger: Ledger | null;
  ledgers: readonly Ledger[];
  onClose: () => void;
  /** Resolves when the list shows what was saved. */
  onSaved: () => Promise<unknown>;
};

/** Makes a ledger or changes what may be changed of one, as it was when the form was opened. */
export function LedgerDialog({ ledger: present, ledgers, onClose, onSaved }: Props) {
  const { id } = useBusiness();
  const kept = useVersionedState<Ledger, LedgerDraft>({
    item: present,
    form: 'ledger',
    newForm: 'new ledger',
    businessId: id,
    valuesOf: draftOf,
    reread: (ledgerId) => reread(ledgerReads.one, id, { parameters: { ledger_id: ledgerId } }),
  });
  const { values: draft, base: ledger, conflict } = kept;
  const { formProps, isPending, errorOf, message, startAnew } = useSubmission({
    act: (idempotencyKey) =>
      kept.save(
        () => createLedger(id, { idempotencyKey, ledger: ledgerOf(draft) }),
        (base) =>
          updateLedger(id, {
            ledgerId: base.id,
            version: base.version,
            changes: changesOf(draft, base),
          }),
      ),
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
        <ConflictNotice kept={kept} changeOf={otherChange} startAnew={startAnew} />
        {ledger ? (
          <EditedLedgerFields {...fields} ledgerId={ledger.id} />
        ) : (
          <NewLedgerFields {...fields} ledgerId={null} />
        )}
        <FormMessage message={conflict ? null : message} />
      </Form>
    </Dialog>
  );
}
