'use client';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { paths } from '@/lib/paths';
import { useBusiness } from '../business-context';
import { CommandSurfaces } from '../command-surfaces';
import { placeGroups } from '../navigation/navigation';
import { useOtherBusinesses } from '../own-businesses';

/** The commands that every screen of a business has, and the surfaces that show them. */
export function ShellCommands({ hasOthers }: { hasOthers: boolean }) {
  const router = useRouter();
  const { id, currency, canWrite } = useBusiness();
  const others = useOtherBusinesses(hasOthers);
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
      ...others.map((business) => visit(`Switch to ${business.name}`, paths.business(business.id))),
      visit('Books lock', paths.booksLock(id)),
      visit('Members', paths.members(id)),
      visit('Audit log', paths.auditLog(id)),
      visit('Your account', paths.account(id)),
      visit('All businesses', paths.businesses()),
      ...(hasOthers ? [{ ...visit('Next business with work', paths.nextBusiness(id)), keys: ['g b'] }] : []),
    ];
  }, [others, hasOthers, canWrite, id, router]);
  useCommands(commands);
  const searched = useMemo(() => ({ id, currency }), [id, currency]);
  return <CommandSurfaces business={searched} />;
}
