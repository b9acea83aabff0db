'use client';

import { useRouter } from 'next/navigation';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { longestName } from '@/lib/contract/limits';
import { longestEmailAddress } from '@/lib/email-address';
import { inviteMember } from '@/server/dashboard/actions/members';
import { type RoleId, roleChoices } from './member';

type Props = {
  /** Whether Daybook sends mail. */
  hasMail: boolean;
  onClose: () => void;
  /** The person needs the link. */
  onLink: (name: string, token: string) => void;
  /** The person has an account already. */
  onAdded: () => void;
};

const madeElsewhere =
  'An admin of another business made this account and may know its password. If you do not trust that admin, ask a system administrator for a link by which the person chooses a new one.';

export default function InviteDialog({ hasMail, onClose, onLink, onAdded }: Props) {
  const { id } = useBusiness();
  const router = useRouter();
  const kept = useDraftState({
    form: 'invite',
    businessId: id,
    empty: () => ({ name: '', email: '', role: 'owner' as RoleId }),
  });
  const draft = kept.values;
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => inviteMember(id, { ...draft, name: draft.name.trim(), email: draft.email.trim() }),
    onDone: ({ name, token, isMailed, isMadeElsewhere }) => {
      kept.forget();
      if (token !== null) return onLink(name, token);
      if (isMailed) showToast({ title: `The invitation was sent to ${draft.email.trim()}`, tone: 'good' });
      else {
        const title = `${name} already had an account and is now a member`;
        if (isMadeElsewhere) showToast({ title, detail: madeElsewhere, isLasting: true });
        else showToast({ title, detail: 'Their account and password are unchanged.', tone: 'good' });
      }
      router.refresh();
      onAdded();
    },
    missing: (['name', 'email'] as const)
      .filter((field) => draft[field].trim() === '')
      .map((field) => `/${field}`),
  });
  const cancel = () => {
    kept.forget();
    onClose();
  };
  const formId = 'invite-form';
  return (
    <Dialog
      title="Invite a member"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            Invite
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        <DraftNote {...kept.note} className="-mb-1" />
        <TextField
          label="Name"
          value={draft.name}
          onChange={(name) => kept.change({ name })}
          error={errorOf('/name')}
          autoComplete="off"
          maxLength={longestName}
          isRequired
          autoFocus
        />
        <TextField
          label="Email"
          type="email"
          value={draft.email}
          onChange={(email) => kept.change({ email })}
          error={errorOf('/email')}
          description={`The person signs in with it. ${hasMail ? 'The invitation is sent to it.' : 'No email is sent: you get a link to pass on.'}`}
          autoComplete="off"
          maxLength={longestEmailAddress}
          isRequired
        />
        <Select
          label="Role"
          choices={roleChoices}
          value={draft.role}
          onChange={(role) => kept.change({ role })}
          description={roleChoices.find((choice) => choice.id === draft.role)?.does}
        />
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
