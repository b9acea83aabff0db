'use client';
import { useMemo, useState } from 'react';
import { signOut } from '@/components/drafts/sign-out';
import type { Command } from '@/components/ui/commands/command-registry';
import { useAwaitField, useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useAhead } from '@/components/ui/loading/use-ahead';
import type { SearchedBusiness } from './commands/found-rows';

const CommandMenu = lazyComponent(() => import('./commands/command-menu'));
const KeysHelp = lazyComponent(() => import('./commands/keys-help'));

/** The two surfaces that show all commands; with a business, the menu finds what is in its books too. */
export function CommandSurfaces({ business }: { business: SearchedBusiness | null }) {
  const [shown, setShown] = useState<'menu' | 'keys' | null>(null);
  const awaitField = useAwaitField();
  useAhead(CommandMenu.load);
  useAhead(KeysHelp.load);
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
