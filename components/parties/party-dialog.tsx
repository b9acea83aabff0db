'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'react-aria-components/Form';
import { ConflictNotice } from '@/components/drafts/conflict-notice';
import { DraftNote } from '@/components/drafts/draft-note';
import { savedUnread, useVersionedState } from '@/components/drafts/use-versioned-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { longestName, longestPhone } from '@/lib/contract/limits';
import type { Party, PartyKind } from '@/lib/contract/party';
import { partyReads } from '@/lib/reads/party-reads';
import { readAgain } from '@/lib/reads/read-again';
import { createParty, updateParty } from '@/server/dashboard/actions/parties';
import { changesOf, draftOf, newPartyOf, otherChange, type PartyDraft } from './party-draft';
import { partyWords } from './party-words';
import { useRereadParty } from './use-parties';

type DialogProps = {
  kind: PartyKind;
  /** Null for a new one. */
  party: Party | null;
  /** What the name of a new one starts with. */
  typedName?: string;
  onSaved?: (party: Party) => void;
  onClose: () => void;
};

/** Makes a vendor or customer, or changes what is known of one: as it was when the form was opened. */
export function PartyDialog({ kind, party: present, typedName = '', onSaved, onClose }: DialogProps) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const words = partyWords[kind];
  const kept = useVersionedState<Party, PartyDraft>({
    item: present,
    form: kind,
    newForm: `new ${kind} ${typedName}`,
    businessId: id,
    valuesOf: (saved) => draftOf(saved, typedName),
    reread: useRereadParty(kind),
  });
  const { values: draft, base: party, conflict } = kept;
  const { formProps, isPending, errorOf, message, startAnew } = useSubmission<Party>({
    act: (idempotencyKey) =>
      kept.save(
        () => createParty(id, { kind, idempotencyKey, party: newPartyOf(draft) }),
        ({ id: partyId, version }) =>
          updateParty(id, { kind, partyId, idempotencyKey, version, changes: changesOf(draft) }),
      ),
    idempotencyKey: kept.idempotencyKey,
    onDone: async (saved) => {
      kept.forget();
      await readAgain(client, id, ...Object.values(partyReads[kind]));
      showToast({ title: `${saved.name} ${party ? 'saved' : 'created'}`, tone: 'good' });
      onSaved?.(saved);
      onClose();
    },
    missing: draft.name.trim() === '' ? ['/name'] : [],
    within: party ? '/changes' : '/party',
    ...(party ? { savedBefore: savedUnread } : {}),
  });
  const formId = 'party-form';
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (value: string) => kept.change({ [name]: value }),
    error: errorOf(`/${name}`),
  });
  const cancel = () => {
    kept.forget();
    onClose();
  };
  return (
    <Dialog
      title={party ? `Edit ${party.name}` : `New ${words.one}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {party ? 'Save' : `Create ${words.one}`}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        <DraftNote {...kept.note} />
        <ConflictNotice kept={kept} changeOf={otherChange} startAnew={startAnew} />
        <TextField label="Name" autoFocus maxLength={longestName} {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" maxLength={longestName} {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={longestPhone} {...field('phone')} />
        <FormMessage message={conflict ? null : message} />
      </Form>
    </Dialog>
  );
}
