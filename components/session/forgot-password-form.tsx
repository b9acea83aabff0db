'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { paths } from '@/lib/paths';
import { requestPasswordReset } from '@/server/dashboard/actions/account';

/** Asks for a link; whether somebody has the address, nobody learns here. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => requestPasswordReset({ email: email.trim() }),
    onDone: () => setIsSent(true),
    missing: email.trim() === '' ? ['/email'] : [],
  });
  const back = (
    <ButtonLink href={paths.signIn()} variant="quiet" className="self-start">
      Back to sign-in
    </ButtonLink>
  );
  if (isSent) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <p>
          If an account has the address {email.trim()}, a message is on its way to it. A link in it works
          once, for an hour.
        </p>
        {back}
      </div>
    );
  }
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="username"
        error={errorOf('/email')}
        isRequired
        autoFocus
      />
      <FormMessage message={message} />
      <Button type="submit" variant="primary" size="large" isPending={isPending}>
        Send the link
      </Button>
      {back}
    </Form>
  );
}
