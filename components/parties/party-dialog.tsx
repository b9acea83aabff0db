'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { mergedFields } from '@/components/forms/merged-values';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { StaleNotice } from '@/components/ui/stale-notice';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import type { Party } from '@/lib/contract/party';
import { partyReads } from '@/lib/reads/party-reads';
import { readAgain } from '@/lib/reads/read-again';
import { createParty, updateParty } from '@/server/dashboard/actions/parties';
import { changesOf, draftOf, newPartyOf, otherChange, type PartyDraft } from './party-draft';
import { type PartyKind, partyWords } from './party-kind';
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
  const reread = useRereadParty(kind);
  const [party, setParty] = useState(present);
  const [theirs, setTheirs] = useState<Party | null>(null);
  const kept = useDraftState({
    form: party ? `${kind} ${party.id} ${party.version}` : `new ${kind} ${typedName}`,
    businessId: id,
    empty: () => draftOf(party, typedName),
  });
  const draft = kept.values;
  const update = async (opened: Party, idempotencyKey: string) => {
    const asked = { kind, partyId: opened.id, idempotencyKey, version: opened.version };
    const answer = await updateParty(id, { ...asked, changes: changesOf(draft) });
    if (!answer.ok && answer.problem.code === 'stale_version') setTheirs(await reread(opened.id));
    return answer;
  };
  const { formProps, isPending, errorOf, message, forgetProblem } = useSubmission<Party>({
    act: (idempotencyKey) =>
      party
        ? update(party, idempotencyKey)
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
  const goOnFrom = (saved: Party, typed: PartyDraft) => {
    kept.goOnFrom(draftOf(saved, ''), typed);
    setParty(saved);
    setTheirs(null);
    forgetProblem();
  };
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
        {party && theirs && (
          <StaleNotice
            what={otherChange(party, theirs)}
            onTakeTheirs={() => goOnFrom(theirs, draftOf(theirs, ''))}
            onKeepMine={() => goOnFrom(theirs, mergedFields(draftOf(party, ''), draft, draftOf(theirs, '')))}
          />
        )}
        <TextField label="Name" autoFocus maxLength={255} {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" maxLength={255} {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={64} {...field('phone')} />
        <FormMessage message={theirs ? null : message} />
      </Form>
    </Dialog>
  );
}
