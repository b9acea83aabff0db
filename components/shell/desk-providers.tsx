'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, useEffect, useState } from 'react';
import { SignInAgain } from '@/components/session/sign-in-again';
import type { SignInWays } from '@/components/session/sign-in-again-dialog';
import { CommandsProvider } from '@/components/ui/commands/commands';
import { useIsIdle } from '@/components/ui/loading/use-is-idle';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { ToastRegion } from '@/components/ui/notices/toast-region';
import { UploadsProvider } from '@/components/uploads/uploads-context';
import { whenSettled } from '@/lib/client/when-idle';
import { loadPageError } from './failures/late-page-error';
import { KeptFocus } from './kept-focus';
import { type Person, PersonProvider } from './person-context';
import { makeQueryClient } from './query-client';

const loadWatches = () => import('./watches/late-watches');

type Props = {
  person: Person;
  /** By what the person can sign in again when the session is over. */
  ways: SignInWays;
  children: ReactNode;
};

/** What every screen behind the sign-in needs: reads through React Query, the address as state, commands, toasts, and who is signed in. */
export function DeskProviders({ person, ways, children }: Props) {
  const [client] = useState(makeQueryClient);
  useEffect(() => whenSettled(() => void loadPageError().catch(() => undefined)), []);
  return (
    <QueryClientProvider client={client}>
      <NuqsAdapter>
        <CommandsProvider>
          <PersonProvider person={person}>
            <UploadsProvider key={person.id} personId={person.id}>
              {children}
            </UploadsProvider>
          </PersonProvider>
        </CommandsProvider>
      </NuqsAdapter>
      <ToastRegion />
      <KeptFocus />
      <Watches personId={person.id} />
      <SignInAgain email={person.email} ways={ways} />
    </QueryClientProvider>
  );
}

function Watches({ personId }: { personId: string }) {
  const loaded = useLoaded(loadWatches, useIsIdle());
  return loaded === null || loaded === 'failed' ? null : <loaded.LateWatches personId={personId} />;
}
