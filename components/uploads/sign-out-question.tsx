'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { offerToLeaveUploads } from '@/lib/client/leave-uploads';
import type { KeptUploads } from './kept-uploads';

const SignOutDialog = lazyComponent(() => import('./sign-out-dialog'));

/** Asks at sign-out about files that have not been uploaded: the next person at this device must not find them. */
export function SignOutQuestion({ kept }: { kept: KeptUploads }) {
  const [asked, setAsked] = useState<{ count: number; give: (mayDelete: boolean) => void } | null>(null);
  useEffect(
    () =>
      offerToLeaveUploads(async () => {
        const count = await kept.count();
        const mayDelete = count === 0 || (await new Promise<boolean>((give) => setAsked({ count, give })));
        setAsked(null);
        if (mayDelete) await kept.forgetAll();
        return mayDelete;
      }),
    [kept],
  );
  if (!asked) return null;
  return <SignOutDialog count={asked.count} onAnswer={asked.give} />;
}
