'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { TextField } from '@/components/ui/text-field';
import { requestSignIn, type SignInOutcome } from './request-sign-in';
import { useCountdown } from './use-countdown';

/** Signs in and goes on to `returnTo`. A full load, so nothing of an earlier session stays in memory. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const [outcome, setOutcome] = useState<SignInOutcome | 'asking' | null>(null);
  const { secondsLeft, countFrom } = useCountdown();
  const isGoing = outcome === 'asking' || outcome === 'signed_in';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setOutcome('asking');
    const answer = await requestSignIn(String(typed.get('email')), String(typed.get('password')));
    setOutcome(answer);
    if (typeof answer === 'object') countFrom(answer.waitSeconds);
    if (answer === 'signed_in') window.location.assign(returnTo);
  }

  return (
    // Without a script the form is posted, never put into the address.
    <form
      method="post"
      action="/api/auth/callback/credentials"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" isRequired autoFocus />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <FormMessage message={messageFor(outcome, secondsLeft)} />
      <Button type="submit" variant="primary" size="large" isPending={isGoing} isDisabled={secondsLeft > 0}>
        Sign in
      </Button>
    </form>
  );
}

function messageFor(outcome: SignInOutcome | 'asking' | null, secondsLeft: number): string | null {
  if (outcome === 'refused') return 'This email and password do not belong together.';
  if (outcome === 'unreachable') return 'Daybook did not answer. Check your connection and try again.';
  if (typeof outcome !== 'object' || outcome === null) return null;
  if (secondsLeft === 0) return 'You can try again now.';
  return `Too many attempts. Try again in ${durationText(secondsLeft)}.`;
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
