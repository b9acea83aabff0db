'use client';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { TextField } from '@/components/ui/text-field';
import { paths } from '@/lib/paths';
import { CodeField } from './code-field';
import { requestSignIn, type SignInOutcome } from './request-sign-in';
import { signInMessage } from './sign-in-message';
import { useCountdown } from './use-countdown';

type Props = {
  /** Who was signed in: nobody else goes on with what is on the screen. */
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
};

/** Over the page whose session is over: the same person signs in and goes on where it was. */
export default function SignInAgainDialog({ email, onSignedIn, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const [isPending, setIsPending] = useState(false);
  const { secondsLeft, countFrom } = useCountdown();
  const isBlocked = typeof outcome === 'object' && outcome !== null && secondsLeft > 0;
  const formId = 'sign-in-again';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (password === '' || (needsCode && code === '') || isPending || isBlocked) return;
    setIsPending(true);
    const answer = await requestSignIn(email, password, code);
    setIsPending(false);
    setOutcome(answer);
    if (answer === 'code_missing') setNeedsCode(true);
    if (typeof answer === 'object') countFrom(answer.waitSeconds);
    if (answer === 'signed_in') onSignedIn();
  }
  return (
    <Dialog
      title="Your session has ended"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <ButtonLink
            href={paths.signIn()}
            prefetch={false}
            variant="quiet"
            className="mr-auto"
            onNavigate={leaveWhole}
          >
            Use another account
          </ButtonLink>
          <Button type="submit" form={formId} variant="primary" isPending={isPending} isDisabled={isBlocked}>
            Sign in
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} validationBehavior="aria" className="flex flex-col gap-4">
        <p>Sign in to go on. What you typed is still here.</p>
        <TextField label="Email" type="email" value={email} autoComplete="username" isReadOnly />
        <TextField
          label="Password"
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus
        />
        {needsCode && <CodeField value={code} onChange={setCode} />}
        <FormMessage message={signInMessage(outcome, secondsLeft)} />
      </Form>
    </Dialog>
  );
}

/** A full load, so nothing of the session that is over stays in memory. */
function leaveWhole(event: { preventDefault: () => void }): void {
  event.preventDefault();
  window.location.assign(paths.signIn());
}
