'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { reportMissingInput } from '@/components/ui/missing-input';
import { TextField } from '@/components/ui/text-field';
import type { ClientProblem } from '@/lib/client/client';
import { createFirstAccount } from '@/server/dashboard/actions/session';
import { requestSignIn } from './request-sign-in';

/** Makes the very first account and signs in with it. */
export function FirstAccountForm({ returnTo }: { returnTo: string }) {
  const [problem, setProblem] = useState<ClientProblem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const errorOf = (field: string) => problem?.errors?.find((fault) => fault.path === `/${field}`)?.message;
  const isOnFields = problem?.errors?.some((fault) => fault.path !== '') ?? false;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reportMissingInput(event.currentTarget)) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name));
    setIsAsking(true);
    const account = { name: text('name'), email: text('email').trim(), password: text('password') };
    const answer = await createFirstAccount(account).catch(() => ({
      ok: false as const,
      problem: unreachable,
    }));
    setProblem(answer.ok ? null : answer.problem);
    setIsAsking(answer.ok);
    if (answer.ok && (await requestSignIn(account.email, account.password)) === 'signed_in') {
      window.location.assign(returnTo);
    } else if (answer.ok) {
      window.location.reload();
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        isRequired
        autoFocus
        error={errorOf('name')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        error={errorOf('email')}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        description="At least 12 characters. A few words are better than odd signs."
        isRequired
        error={errorOf('password')}
      />
      <FormMessage message={problem && !isOnFields ? problem.detail : null} />
      <Button type="submit" variant="primary" size="large" isPending={isAsking}>
        Create account
      </Button>
    </form>
  );
}

const unreachable: ClientProblem = {
  code: 'unreachable',
  status: 0,
  detail: 'Daybook did not answer. Check your connection and try again.',
};
