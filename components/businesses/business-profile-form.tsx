'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useKeptState } from '@/components/drafts/use-kept-state';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import { updateBusiness } from '@/server/dashboard/actions/businesses';
import type { SettledBusiness } from './settled-business';

const statuses = [
  { id: 'active', name: 'Active' },
  { id: 'inactive', name: 'Inactive' },
] as const;

type Props = { business: SettledBusiness; isReadOnly: boolean };

export function BusinessProfileForm({ business, isReadOnly }: Props) {
  const router = useRouter();
  const { id, name, industry, status, version, hasAggregatorToken } = business;
  const kept = useKeptState(
    { name, industry: industry ?? '', status },
    { form: `profile ${version}`, businessId: id, isReadOnly },
  );
  // A secret is not kept as a draft.
  const [token, setToken] = useState('');
  const draft = { ...kept.values, token };
  const change = (part: Partial<typeof kept.values>) => kept.setValues((now) => ({ ...now, ...part }));
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: async (idempotencyKey) => {
      // Text that is left empty says "none" where there may be none, and "as it is" for the token.
      const changes = {
        name: draft.name.trim(),
        industry: draft.industry.trim(),
        status: draft.status,
        aggregator_user_token: draft.token || null,
      };
      const answer = await updateBusiness(id, { idempotencyKey, version, changes });
      if (!answer.ok && answer.problem.code === 'stale_version') router.refresh();
      return answer;
    },
    onDone: (saved) => {
      kept.forget();
      showToast({ title: `${saved.name} saved`, tone: 'good' });
      router.refresh();
    },
    missing: draft.name.trim() === '' ? ['/name'] : [],
    within: '/changes',
  });
  return (
    <Form {...formProps} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <DraftNote at={kept.foundAt} onDiscard={kept.discard} className="sm:col-span-2" />
      <TextField
        label="Name"
        value={draft.name}
        onChange={(text) => change({ name: text })}
        error={errorOf('/name')}
        maxLength={255}
        isReadOnly={isReadOnly}
        isRequired
      />
      <TextField
        label="Industry (optional)"
        value={draft.industry}
        onChange={(text) => change({ industry: text })}
        error={errorOf('/industry')}
        maxLength={255}
        isReadOnly={isReadOnly}
      />
      <Select
        label="Status"
        choices={statuses}
        value={draft.status}
        onChange={(chosen) => change({ status: chosen })}
        description="An inactive business takes no new entries. Its books can be read and reviewed."
        error={errorOf('/status')}
        isDisabled={isReadOnly}
      />
      {!isReadOnly && (
        <TextField
          label="User token of the bank-data aggregator (optional)"
          type="password"
          autoComplete="off"
          value={draft.token}
          onChange={setToken}
          placeholder={hasAggregatorToken ? 'A token is stored' : 'No token is stored'}
          description="Never shown again. Enter another to replace it."
          error={errorOf('/aggregator_user_token')}
          maxLength={255}
        />
      )}
      {!isReadOnly && (
        <div className="flex flex-col items-start sm:col-span-2">
          <FormMessage message={message} />
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            className={message === null ? undefined : 'mt-3'}
          >
            Save
          </Button>
        </div>
      )}
    </Form>
  );
}
