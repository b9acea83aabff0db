'use client';

import { LogOut } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { signOut } from '@/server/dashboard/actions/session';

/** A form, so it also works before the page is alive. */
export function SignOutButton({ variant = 'quiet' }: { variant?: 'quiet' | 'plain' }) {
  return (
    <form action={signOut}>
      <Button type="submit" variant={variant} icon={<LogOut aria-hidden className="size-3.5" />}>
        Sign out
      </Button>
    </form>
  );
}
