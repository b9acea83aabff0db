'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { TextField } from '@/components/ui/text-field';
import { useSubmission } from '@/components/ui/use-submission';
import { paths } from '@/lib/paths';
import { choosePassword } from '@/server/dashboard/actions/account';
import { requestSignIn } from './request-sign-in';

/** Chooses the password of the account that the link is for, and signs in with it. */
export function ChoosePasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => choosePassword({ token, password }),
    onDone: async ({ email }) => {
      const outcome = await requestSignIn(email, password);
      // In place of this page: going back must not lead to a link that is used up.
      window.location.replace(outcome === 'signed_in' ? paths.businesses() : paths.signIn());
    },
    missing: password === '' ? ['/password'] : [],
  });
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
