'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { offerSignInAgain } from '@/lib/client/sign-in-again';

const SignInAgainDialog = dynamic(() => import('./sign-in-again-dialog'), { ssr: false });

/** Asks for the password where a request met the end of the session; once in the page. */
export function SignInAgain({ email }: { email: string }) {
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
  return <SignInAgainDialog email={email} onSignedIn={() => give(true)} onClose={() => give(false)} />;
}
