'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { longestName } from '@/lib/contract/limits';
import { formatCount } from '@/lib/format/count';
import { registerApplication } from '@/server/dashboard/actions/applications';
import type { NewSecret } from './listed-application';
import { ScopeFields } from './scope-fields';
import { accessToAll, scopesOf } from './scopes';

type Props = {
  /** The most requests a minute that may be given; null: the service's usual number. */
  limit: number | null;
  onClose: () => void;
  onSecret: (secret: NewSecret) => void;
};

/** Registers an application; its secret comes with the answer. */
export default function RegisterDialog({ limit, onClose, onSecret }: Props) {
  const { id } = useBusiness();
  const locale = useLocale();
  const draft = useDraftState({
    form: 'register application',
    businessId: id,
    empty: () => ({ name: '', access: accessToAll('read'), rate: '' }),
  });
  const { name, access, rate } = draft.values;
  const scopes = scopesOf(access);
  const isNumber = /^\d*$/.test(rate.trim());
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: (idempotencyKey) => {
      const application = {
        name: name.trim(),
        scopes,
        requests_per_minute: rate.trim() === '' ? null : Number(rate),
      };
      return registerApplication(id, { idempotencyKey, application });
    },
    onDone: (secret) => {
      draft.forget();
      onSecret(secret);
    },
    idempotencyKey: draft.idempotencyKey,
    missing: [...(name.trim() === '' ? ['/name'] : []), ...(scopes.length === 0 ? ['/scopes'] : [])],
    unfit: isNumber ? {} : { '/requests_per_minute': 'Must be a whole number' },
    within: '/application',
  });
  const cancel = () => {
    draft.forget();
    onClose();
  };
  const formId = 'register-form';
  return (
    <Dialog
      title="Register an application"
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            Register
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-5">
        <DraftNote {...draft.note} className="-mb-1" />
        <TextField
          label="Name"
          value={name}
          onChange={(typed) => draft.change({ name: typed })}
          error={errorOf('/name')}
          description="What it is for, such as the program's name."
          maxLength={longestName}
          isRequired
          autoFocus
        />
        <ScopeFields
          access={access}
          onChange={(chosen) => draft.change({ access: chosen })}
          error={scopes.length === 0 ? errorOf('/scopes') : undefined}
        />
        <TextField
          label="Requests per minute (optional)"
          value={rate}
          onChange={(typed) => draft.change({ rate: typed })}
          inputMode="numeric"
          error={isNumber ? errorOf('/requests_per_minute') : 'Must be a whole number'}
          description={
            limit === null
              ? 'Leave empty for the same limit as this dashboard.'
              : `At most ${formatCount(limit, locale)}, which is also the default.`
          }
          className="max-w-60"
        />
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
