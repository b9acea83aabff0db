'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { TextField } from '@/components/ui/text-field';
import { useFragment } from '@/components/ui/use-fragment';
import { useSubmission } from '@/components/ui/use-submission';
import { paths } from '@/lib/paths';
import { choosePassword } from '@/server/dashboard/actions/account';
import { requestSignIn } from './request-sign-in';

/** Chooses the password of the account that the link is for, and signs in with it. */
export function ChoosePasswordForm() {
  const token = useFragment();
  const [password, setPassword] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => choosePassword({ token: token ?? '', password }),
    onDone: async ({ email }) => {
      const outcome = await requestSignIn(email, password);
      // In place of this page: going back must not lead to a link that is used up.
      window.location.replace(outcome === 'signed_in' ? paths.businesses() : paths.signIn());
    },
    missing: password === '' ? ['/password'] : [],
  });
  if (token === '') {
    return (
      <div className="flex flex-col gap-4">
        <p>The link is incomplete. Open it again as you received it, or ask for a new one.</p>
        <ButtonLink href={paths.signIn()} className="self-start">
          Go to sign-in
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-4">
      <TextField
        label="Password"
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        description="At least 12 characters. A few words are better than special characters."
        error={errorOf('/password')}
        isRequired
        autoFocus
      />
      <FormMessage message={message} />
      <Button type="submit" variant="primary" size="large" isPending={isPending}>
        Set password and sign in
      </Button>
    </Form>
  );
}
