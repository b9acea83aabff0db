'use client';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { paths } from '@/lib/paths';
import { CodeField } from './code-field';
import { PasskeyButton } from './passkey-button';
import { ProviderButton } from './provider-button';
import type { PasskeyOutcome } from './request-passkey';
import { requestSignIn } from './request-sign-in';
import { signInMessage } from './sign-in-message';
import { useCountdown } from './use-countdown';

/** By what somebody can sign in. */
export type SignInWays = {
  password: boolean;
  passkey: boolean;
  /** What the provider is called; null without an account there. */
  providerName: string | null;
};

type Props = {
  /** Who was signed in: nobody else goes on with what is on the screen. */
  email: string;
  ways: SignInWays;
  onSignedIn: () => void;
  onClose: () => void;
};

const formId = 'sign-in-again';

/** Over the page whose session is over: the same person signs in and goes on where it was. */
export default function SignInAgainDialog({ email, ways, onSignedIn, onClose }: Props) {
  const { password, setPassword, code, setCode, needsCode, ...attempt } = useAttempts(email, onSignedIn);
  return (
    <Dialog
      title="Your session has ended"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <ButtonLink href={paths.signIn()} variant="quiet" className="mr-auto" onNavigate={leaveWhole}>
            Use another account
          </ButtonLink>
          {ways.passkey && <PasskeyButton email={email} onOutcome={attempt.show} />}
          {ways.password && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={attempt.isPending}
              isDisabled={attempt.isBlocked}
            >
              Sign in
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} onSubmit={attempt.submit} validationBehavior="aria" className="flex flex-col gap-4">
        <p>Sign in to go on. What you typed is still here.</p>
        <TextField label="Email" type="email" value={email} autoComplete="username" isReadOnly />
        {ways.providerName !== null && !ways.password && (
          <ProviderButton name={ways.providerName} returnTo={presentPath()} refusal={null} />
        )}
        {ways.password && (
          <TextField
            label="Password"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            autoFocus
          />
        )}
        {needsCode && <CodeField value={code} onChange={setCode} />}
        <FormMessage message={attempt.message} />
      </Form>
    </Dialog>
  );
}

function useAttempts(email: string, onSignedIn: () => void) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [outcome, setOutcome] = useState<PasskeyOutcome | null>(null);
  const [isPending, setIsPending] = useState(false);
  const { secondsLeft, countFrom } = useCountdown();
  const isBlocked = typeof outcome === 'object' && outcome !== null && secondsLeft > 0;

  function show(answer: PasskeyOutcome) {
    setOutcome(answer);
    if (answer === 'code_missing') setNeedsCode(true);
    if (typeof answer === 'object') countFrom(answer.waitSeconds);
    if (answer === 'signed_in') onSignedIn();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (password === '' || (needsCode && code === '') || isPending || isBlocked) return;
    setIsPending(true);
    const answer = await requestSignIn(email, password, code);
    setIsPending(false);
    show(answer);
  }

  const message = signInMessage(outcome, secondsLeft);
  return { password, setPassword, code, setCode, needsCode, isPending, isBlocked, show, submit, message };
}

/** Where the provider sends one back to; forms of that page find what was typed. */
function presentPath(): string {
  return window.location.pathname + window.location.search;
}

/** A full load, so nothing of the session that is over stays in memory. */
function leaveWhole(event: { preventDefault: () => void }): void {
  event.preventDefault();
  window.location.assign(paths.signIn());
}
