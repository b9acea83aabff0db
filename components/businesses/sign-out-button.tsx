'use client';

import { LogOut } from 'lucide-react';
import { signOut } from '@/components/drafts/sign-out';
import { Button } from '@/components/ui/button';
import { signOut as endSession } from '@/server/dashboard/actions/session';

/** A form, so it also works before the page is alive. */
export function SignOutButton({ variant = 'quiet' }: { variant?: 'quiet' | 'plain' }) {
  return (
    <form
      action={endSession}
      onSubmit={(event) => {
        event.preventDefault();
        void signOut();
      }}
    >
      <Button type="submit" variant={variant} icon={<LogOut aria-hidden className="size-3.5" />}>
        Sign out
      </Button>
    </form>
  );
}
