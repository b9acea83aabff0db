'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import type { Party } from '@/lib/contract/party';
import { partyReads } from '@/lib/reads/party-reads';
import { readAgain } from '@/lib/reads/read-again';
import { createParty, updateParty } from '@/server/dashboard/actions/parties';
import { changesOf, draftOf, newPartyOf } from './party-draft';
import { type PartyKind, partyWords } from './party-kind';

type DialogProps = {
  kind: PartyKind;
  /** Null for a new one. */
  party: Party | null;
  /** What the name of a new one starts with. */
  typedName?: string;
  onSaved?: (party: Party) => void;
  onClose: () => void;
};

/** Makes a vendor or customer, or changes what is known of one. */
export function PartyDialog({ kind, party, typedName = '', onSaved, onClose }: DialogProps) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const words = partyWords[kind];
  const kept = useDraftState({
    form: party ? `${kind} ${party.id} ${party.version}` : `new ${kind} ${typedName}`,
    businessId: id,
    empty: () => draftOf(party, typedName),
  });
  const draft = kept.values;
  const { formProps, isPending, errorOf, message } = useSubmission<Party>({
    act: (idempotencyKey) =>
      party
        ? updateParty(id, {
            kind,
            partyId: party.id,
            idempotencyKey,
            version: party.version,
            changes: changesOf(draft),
          })
        : createParty(id, { kind, idempotencyKey, party: newPartyOf(draft) }),
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
        <TextField label="Name" autoFocus maxLength={255} {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" maxLength={255} {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={64} {...field('phone')} />
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
