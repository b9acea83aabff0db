'use client';

import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { focusFirstFault } from '@/components/ui/submission/focus-first-fault';
import { FormMessage } from '@/components/ui/submission/form-message';
import { paths } from '@/lib/paths';
import { CodeField } from './code-field';
import { PasskeyButton } from './passkey-button';
import type { PasskeyOutcome } from './request-passkey';
import { requestSignIn } from './request-sign-in';
import { signInMessage } from './sign-in-message';
import { useCountdown } from './use-countdown';

type State = PasskeyOutcome | 'asking' | 'incomplete' | null;

type Props = {
  returnTo: string;
  /** Whether a link for a new password can be sent by mail. */
  canReset: boolean;
  /** Whether browsers have passkeys for the address of this Daybook. */
  hasPasskeys: boolean;
};

/** Signs in and goes on to `returnTo`. A full load, so nothing of an earlier session stays in memory. */
export function SignInForm({ returnTo, canReset, hasPasskeys }: Props) {
  const [typed, setTyped] = useState({ email: '', password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const [state, setState] = useState<State>(null);
  const { secondsLeft, countFrom } = useCountdown();
  const missing = (text: string) => (state === 'incomplete' && text === '' ? 'Must be filled in' : undefined);

  const isWaiting = typeof state === 'object' && state !== null;

  /** Another account need not wait for the one that was tried. */
  function changeEmail(email: string) {
    setTyped((now) => ({ ...now, email, code: '' }));
    setNeedsCode(false);
    if (isWaiting) setState(null);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.email === '' || typed.password === '' || (needsCode && typed.code === '')) {
      setState('incomplete');
      return focusFirstFault(event.currentTarget);
    }
    setState('asking');
    show(await requestSignIn(typed.email, typed.password, typed.code));
  }

  function show(answer: PasskeyOutcome) {
    setState(answer);
    if (answer === 'code_missing') setNeedsCode(true);
    if (typeof answer === 'object') countFrom(answer.waitSeconds);
    if (answer === 'signed_in') window.location.assign(returnTo);
  }

  return (
    // Without a script the form is posted, never put into the address.
    <Form
      method="post"
      action="/api/auth/callback/credentials"
      onSubmit={submit}
      validationBehavior="aria"
      className="flex flex-col gap-4"
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        value={typed.email}
        onChange={changeEmail}
        autoComplete="username"
        error={missing(typed.email)}
        isRequired
        autoFocus
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        value={typed.password}
        onChange={(password) => setTyped((now) => ({ ...now, password }))}
        autoComplete="current-password"
        error={missing(typed.password)}
        isRequired
      />
      {needsCode && (
        <CodeField
          value={typed.code}
          onChange={(code) => setTyped((now) => ({ ...now, code }))}
          error={missing(typed.code)}
        />
      )}
      <FormMessage message={signInMessage(state, secondsLeft)} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={state === 'asking' || state === 'signed_in'}
        isDisabled={isWaiting && secondsLeft > 0}
      >
        Sign in
      </Button>
      {hasPasskeys && <PasskeyButton size="large" onOutcome={show} />}
      {canReset && (
        <ButtonLink href={paths.forgotPassword()} variant="quiet" className="self-center">
          Forgot your password?
        </ButtonLink>
      )}
    </Form>
  );
}
