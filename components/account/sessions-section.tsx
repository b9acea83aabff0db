'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { showToast } from '@/components/ui/notices/toast';
import { Section } from '@/components/ui/section';
import type { OpenSession } from '@/lib/open-session';
import { endOtherSessions, endSession } from '@/server/dashboard/actions/account';
import { deviceWords } from './device-words';

const ConfirmDialog = lazyComponent(() =>
  import('@/components/ui/overlays/confirm-dialog').then((file) => file.ConfirmDialog),
);

/** Where the user is signed in; each session can be ended from here. */
export function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  const router = useRouter();
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null);
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <Section
      title="Signed-in devices"
      lead="A session ends by itself after eight hours. End one that you do not know, and change your password."
      actions={hasOthers && <Button onPress={() => setEnding('others')}>Sign out all others</Button>}
    >
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {deviceWords(session.userAgent)}
                {session.isThis && <span className="font-normal text-soft"> · this device</span>}
              </p>
              <p className="text-xs text-faint wrap-anywhere">
                {session.networkAddress ?? 'Unknown address'} · signed in <Moment value={session.openedAt} />{' '}
                · last used <Moment value={session.lastUsedAt} />
              </p>
            </div>
            {!session.isThis && (
              <Button
                aria-label={`Sign out ${deviceWords(session.userAgent)}`}
                onPress={() => setEnding(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title={ending === 'others' ? 'Sign out all other devices?' : 'Sign out this device?'}
          actionName="Sign out"
          act={() => (ending === 'others' ? endOtherSessions({}) : endSession({ sessionId: ending.id }))}
          onDone={() => {
            setEnding(null);
            showToast({ title: 'Signed out', tone: 'good' });
            router.refresh();
          }}
          onClose={() => setEnding(null)}
        >
          <p>
            {ending === 'others'
              ? 'Every browser but this one has to sign in again.'
              : `${deviceWords(ending.userAgent)} has to sign in again.`}{' '}
            What was typed there and not saved stays in that browser.
          </p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
