'use client';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { CommandSurfaces } from '@/components/shell/command-surfaces';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { paths } from '@/lib/paths';

type Props = { businesses: readonly { id: string; name: string }[]; mayCreate: boolean };

/** The commands of the screens before any business is chosen. */
export function PracticeCommands({ businesses, mayCreate }: Props) {
  const router = useRouter();
  const commands = useMemo((): Command[] => {
    const visit = (name: string, href: string): Command => ({
      id: `go ${href}`,
      name,
      group: 'Go to',
      run: () => router.push(href),
    });
    return [
      ...businesses.map(({ id, name }) => visit(name, paths.business(id))),
      visit('All businesses', paths.businesses()),
      ...(mayCreate ? [visit('New business', paths.newBusiness())] : []),
    ];
  }, [businesses, mayCreate, router]);
  useCommands(commands);
  return <CommandSurfaces business={null} />;
}
