'use client';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { signOut } from '@/components/drafts/sign-out';
import type { Command } from '@/components/ui/commands/command-registry';
import { useAwaitField, useCommands } from '@/components/ui/commands/commands';
import type { SearchedBusiness } from './found-rows';

const CommandMenu = dynamic(() => import('./command-menu'), { ssr: false });
const KeysHelp = dynamic(() => import('./keys-help'), { ssr: false });

/** The two surfaces that show all commands; with a business, the menu finds what is in its books too. */
export function CommandSurfaces({ business }: { business: SearchedBusiness | null }) {
  const [shown, setShown] = useState<'menu' | 'keys' | null>(null);
  const awaitField = useAwaitField();
  const commands = useMemo(
    (): Command[] => [
      { id: 'sign-out', name: 'Sign out', group: 'Go to', run: () => void signOut() },
      {
        id: 'command-menu',
        name: 'All commands by name',
        group: 'Anywhere',
        keys: ['mod+k'],
        run: () => {
          awaitField();
          setShown('menu');
        },
      },
      { id: 'keys', name: 'Show all keys', group: 'Anywhere', keys: ['?'], run: () => setShown('keys') },
    ],
    [awaitField],
  );
  useCommands(commands);
  const close = () => setShown(null);
  return (
    <>
      {shown === 'menu' && <CommandMenu business={business} onClose={close} />}
      {shown === 'keys' && <KeysHelp onClose={close} />}
    </>
  );
}
