'use client';

import { LogOut } from 'lucide-react';
import { forgetDrafts } from '@/components/drafts/draft-store';
import { Button } from '@/components/ui/button';
import { signOut } from '@/server/dashboard/actions/session';

/** A form, so it also works before the page is alive. */
export function SignOutButton({ variant = 'quiet' }: { variant?: 'quiet' | 'plain' }) {
  return (
    <form action={signOut} onSubmit={() => forgetDrafts(sessionStorage)}>
      <Button type="submit" variant={variant} icon={<LogOut aria-hidden className="size-3.5" />}>
        Sign out
      </Button>
    </form>
  );
}
