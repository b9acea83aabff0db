'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/notices/toast';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { changePassword } from '@/server/dashboard/actions/account';

const empty = { current: '', next: '' };

/** Changes the user's own password and ends the sessions in other browsers. */
export function PasswordForm({ email }: { email: string }) {
  const [draft, setDraft] = useState(empty);
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => changePassword(draft),
    onDone: () => {
      setDraft(empty);
      const detail = 'You are signed out on all other devices.';
      showToast({ title: 'Your password was changed', detail, tone: 'good' });
    },
    missing: (['current', 'next'] as const)
      .filter((field) => draft[field] === '')
      .map((field) => `/${field}`),
  });
  return (
    <Form method="post" {...formProps} className="flex max-w-sm flex-col gap-4">
      {/* For password keepers, which otherwise do not know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        value={draft.current}
        onChange={(current) => setDraft((now) => ({ ...now, current }))}
        error={errorOf('/current')}
        isRequired
      />
      <TextField
        label="New password"
        name="next"
        type="password"
        autoComplete="new-password"
        value={draft.next}
        onChange={(next) => setDraft((now) => ({ ...now, next }))}
        error={errorOf('/next')}
        description="At least 12 characters. A few words are better than special characters."
        isRequired
      />
      <FormMessage message={message} />
      <Button type="submit" variant="primary" isPending={isPending} className="self-start">
        Change password
      </Button>
    </Form>
  );
}
