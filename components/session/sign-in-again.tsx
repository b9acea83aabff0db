'use client';
import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { offerSignInAgain } from '@/lib/client/sign-in-again';
import type { SignInWays } from './sign-in-again-dialog';

const SignInAgainDialog = lazyComponent(() => import('./sign-in-again-dialog'));

/** Lets the person sign in where a request met the end of the session; once in the page. */
export function SignInAgain(person: { email: string; ways: SignInWays }) {
  const [answer, setAnswer] = useState<{ give: (isSignedIn: boolean) => void } | null>(null);
  useEffect(
    () => offerSignInAgain(() => new Promise<boolean>((resolve) => setAnswer({ give: resolve }))),
    [],
  );
  const give = (isSignedIn: boolean) => {
    setAnswer(null);
    answer?.give(isSignedIn);
  };
  if (!answer) return null;
  return <SignInAgainDialog {...person} onSignedIn={() => give(true)} onClose={() => give(false)} />;
}
