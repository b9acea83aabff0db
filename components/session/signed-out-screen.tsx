'use client';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { signInAgain } from '@/lib/client/sign-in-again';

/** In place of a screen that one went to after the session had ended; it comes once one has signed in. */
export function SignedOutScreen() {
  useEffect(() => void askAndLoad(), []);
  return (
    <EmptyState
      isPage
      title="Your session has ended"
      action={
        <Button variant="primary" onPress={() => void askAndLoad()}>
          Sign in
        </Button>
      }
    >
      Sign in to open this page.
    </EmptyState>
  );
}

async function askAndLoad(): Promise<void> {
  if (await signInAgain()) window.location.reload();
}
