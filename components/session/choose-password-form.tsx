'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { signOut } from '@/components/drafts/sign-out';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { paths } from '@/lib/paths';
import { choosePassword } from '@/server/dashboard/actions/account';
import { requestSignIn } from './request-sign-in';

/**
 * Chooses the password of the account that the link is for, and signs in with it.
 * @param signedInAs who is signed in in this browser, where that is somebody else
 */
export function ChoosePasswordForm({ token, signedInAs }: { token: string; signedInAs: string | null }) {
  const [password, setPassword] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => choosePassword({ token, password }),
    onDone: async ({ email }) => {
      const outcome = await requestSignIn(email, password);
      // Where a code is asked for, too, the sign-in must not lead into the books as whoever is signed in.
      if (outcome !== 'signed_in' && signedInAs !== null) await signOut();
      // In place of this page: going back must not lead to a link that is used up.
      window.location.replace(outcome === 'signed_in' ? paths.businesses() : paths.signIn());
    },
    missing: password === '' ? ['/password'] : [],
  });
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-4">
      {signedInAs !== null && (
        <p role="status" className="rounded-md bg-warn-surface px-3 py-2 text-warn">
          In this browser {signedInAs} is signed in, and the link is for somebody else. Setting the password
          signs {signedInAs} out here.
        </p>
      )}
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
      {message !== null && (
        <ButtonLink href={paths.signIn()} variant="quiet" className="self-start">
          Go to sign-in
        </ButtonLink>
      )}
      <Button type="submit" variant="primary" size="large" isPending={isPending}>
        Set password and sign in
      </Button>
    </Form>
  );
}
