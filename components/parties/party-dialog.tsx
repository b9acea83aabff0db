'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { conflictWith, type EditConflict, isEditConflict } from '@/components/forms/edit-conflict';
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

const unread =
  'It has changed since you opened it, and Daybook could not read it again. What you typed is still here: save it once more.';

/** Makes a vendor or customer, or changes what is known of one: as it was when the form was opened. */
export function PartyDialog({ kind, party: present, typedName = '', onSaved, onClose }: DialogProps) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const words = partyWords[kind];
  const reread = useRereadParty(kind);
  const [party, setParty] = useState(present);
  const [conflict, setConflict] = useState<EditConflict<Party> | null>(null);
  const kept = useDraftState({
    form: party ? `${kind} ${party.id} ${party.version}` : `new ${kind} ${typedName}`,
    businessId: id,
    empty: () => draftOf(party, typedName),
  });
  const draft = kept.values;
  const update = async (opened: Party, idempotencyKey: string) => {
    setConflict(null);
    const asked = { kind, partyId: opened.id, idempotencyKey, version: opened.version };
    const answer = await updateParty(id, { ...asked, changes: changesOf(draft) });
    if (answer.ok || !isEditConflict(answer.problem)) return answer;
    const later = await reread(opened.id);
    setConflict(conflictWith(later, answer.problem));
    return later ? answer : { ok: false as const, problem: { ...answer.problem, detail: unread } };
  };
  const { formProps, isPending, errorOf, message, startAnew } = useSubmission<Party>({
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
    ...(party ? { savedBefore: unread } : {}),
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
    setConflict(null);
    startAnew();
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
        {party && conflict && (
          <StaleNotice
            who={conflict.who}
            what={otherChange(party, conflict.other)}
            isOwn={conflict.isOwn}
            onTakeTheirs={() => goOnFrom(conflict.other, draftOf(conflict.other, ''))}
            onKeepMine={() =>
              goOnFrom(conflict.other, mergedFields(draftOf(party, ''), draft, draftOf(conflict.other, '')))
            }
          />
        )}
        <TextField label="Name" autoFocus maxLength={255} {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" maxLength={255} {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={64} {...field('phone')} />
        <FormMessage message={conflict ? null : message} />
      </Form>
    </Dialog>
  );
}
