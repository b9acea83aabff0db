'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { signOut } from '@/components/drafts/sign-out';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { paths } from '@/lib/paths';
import type { OwnBusiness } from './business-context';
import { useBusiness } from './business-context';
import { placeGroups } from './navigation';

const CommandMenu = dynamic(() => import('./command-menu'), { ssr: false });
const KeysHelp = dynamic(() => import('./keys-help'), { ssr: false });

/** The commands that every screen of a business has, and the two surfaces that show all commands. */
export function ShellCommands({ businesses }: { businesses: OwnBusiness[] }) {
  const [shown, setShown] = useState<'menu' | 'keys' | null>(null);
  const router = useRouter();
  const { id, canWrite } = useBusiness();
  const commands = useMemo((): Command[] => {
    const visit = (name: string, href: string): Command => ({
      id: `go ${href}`,
      name,
      group: 'Go to',
      run: () => router.push(href),
    });
    return [
      ...placeGroups.flatMap((group) => group.places.map((place) => visit(place.name, place.href(id)))),
      ...(canWrite
        ? [
            visit('New journal entry', paths.journalEntryNew(id)),
            visit('New bill', paths.newBills(id)),
            visit('New invoice', paths.newInvoice(id)),
          ]
        : []),
      ...businesses
        .filter((business) => business.id !== id)
        .map((business) => visit(`Switch to ${business.name}`, paths.business(business.id))),
      visit('Books lock', paths.booksLock(id)),
      visit('Members', paths.members(id)),
      visit('Audit log', paths.auditLog(id)),
      visit('Your account', paths.account(id)),
      visit('All businesses', paths.businesses()),
      ...(businesses.length > 1
        ? [{ ...visit('Next business with work', paths.nextBusiness(id)), keys: ['g b'] }]
        : []),
      { id: 'sign-out', name: 'Sign out', group: 'Go to', run: () => void signOut() },
      {
        id: 'command-menu',
        name: 'All commands by name',
        group: 'Anywhere',
        keys: ['mod+k'],
        run: () => setShown('menu'),
      },
      { id: 'keys', name: 'Show all keys', group: 'Anywhere', keys: ['?'], run: () => setShown('keys') },
    ];
  }, [businesses, canWrite, id, router]);
  useCommands(commands);
  const close = () => setShown(null);
  return (
    <>
      {shown === 'menu' && <CommandMenu onClose={close} />}
      {shown === 'keys' && <KeysHelp onClose={close} />}
    </>
  );
}
