'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { useFragment } from '@/components/ui/use-fragment';
import { createFirstAccount } from '@/server/dashboard/actions/session';
import { requestSignIn } from './request-sign-in';

const fields = ['name', 'email', 'password'] as const;

/** Creates the first account by the set-up link and signs in with it. */
export function FirstAccountForm({ returnTo }: { returnTo: string }) {
  const token = useFragment();
  const [draft, setDraft] = useState({ name: '', email: '', password: '' });
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () =>
      createFirstAccount({
        ...draft,
        name: draft.name.trim(),
        email: draft.email.trim(),
        token: token ?? '',
      }),
    onDone: async ({ email }) => {
      const outcome = await requestSignIn(email, draft.password);
      if (outcome === 'signed_in') window.location.assign(returnTo);
      else window.location.reload();
    },
    missing: fields.filter((field) => draft[field].trim() === '').map((field) => `/${field}`),
  });
  if (token === '') {
    return (
      <p>
        Open the set-up link that Daybook printed in the terminal where it was started. Each start prints it
        until the first account exists.
      </p>
    );
  }
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-4">
      <TextField
        label="Your name"
        name="name"
        value={draft.name}
        onChange={(name) => setDraft((now) => ({ ...now, name }))}
        autoComplete="name"
        error={errorOf('/name')}
        isRequired
        autoFocus
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={draft.email}
        onChange={(email) => setDraft((now) => ({ ...now, email }))}
        autoComplete="username"
        error={errorOf('/email')}
        isRequired
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        value={draft.password}
        onChange={(password) => setDraft((now) => ({ ...now, password }))}
        autoComplete="new-password"
        description="At least 12 characters. A few words are better than special characters."
        error={errorOf('/password')}
        isRequired
      />
      <FormMessage message={message} />
      <Button type="submit" variant="primary" size="large" isPending={isPending}>
        Create account
      </Button>
    </Form>
  );
}
