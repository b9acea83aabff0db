'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { offerToAskBeforeSignOut } from '@/lib/client/before-sign-out';
import type { Device, Left } from './leave-nothing';

const SignOutDialog = lazyComponent(() => import('./sign-out-dialog'));

type Question = { left: Left; give: (mayGiveUp: boolean) => void };

/** Asks at sign-out about what has not been saved or uploaded: the next person at this device must not find it. */
export function SignOutQuestion({ queue, kept }: Device) {
  const [asked, setAsked] = useState<Question | null>(null);
  useEffect(
    () =>
      offerToAskBeforeSignOut(async () => {
        const { leaveNothing } = await import('./leave-nothing');
        const ask = (left: Left) => new Promise<boolean>((give) => setAsked({ left, give }));
        return leaveNothing({ queue, kept }, ask).finally(() => setAsked(null));
      }),
    [queue, kept],
  );
  if (!asked) return null;
  return <SignOutDialog left={asked.left} onAnswer={asked.give} />;
}
