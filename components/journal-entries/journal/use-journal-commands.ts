'use client';
import { useRouter } from 'next/navigation';
import { useBusiness } from '@/components/shell/business-context';
import type { Command } from '@/components/ui/commands/command-registry';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';
import type { JournalActs } from './use-journal-acts';

type Input = {
  entries: readonly JournalEntry[];
  openId: string | null;
  /** The entry at the side; null where it is none of the list. */
  listed: JournalEntry | null;
  acts: JournalActs;
  onOpen: (id: string, index: number) => void;
  onClose: () => void;
  onSelectAll: () => void;
  onSearch: () => void;
};

/** The commands of the journal, with their keys. */
export function useJournalCommands(input: Input): void {
  const { entries, openId, listed, acts, onOpen, onClose, onSelectAll, onSearch } = input;
  const { id: businessId, canWrite } = useBusiness();
  const router = useRouter();
  const openPage = () => listed && router.push(paths.journalEntry(businessId, listed.id));
  const create = () => router.push(paths.journalEntryNew(businessId));
  useListCommands({
    group: 'Journal',
    one: 'entry',
    rows: entries,
    openId,
    onOpen,
    onClose: acts.selection.ids.size > 0 ? acts.clear : onClose,
    more: [
      ...commandsOf(acts, openId, canWrite),
      {
        id: 'select-all',
        name: 'Select all entries of the list',
        keys: ['mod+a'],
        isDisabled: !canWrite || entries.length === 0,
        run: onSelectAll,
      },
      { id: 'page', name: 'Open on its own page', keys: ['Enter'], run: openPage },
      { id: 'new', name: 'New entry', keys: ['n'], isDisabled: !canWrite, run: create },
      { id: 'search', name: 'Search entries', keys: ['/'], run: onSearch },
    ],
  });
}

/** What changes entries, or which of them are selected. */
function commandsOf(acts: JournalActs, openId: string | null, canWrite: boolean): Omit<Command, 'group'>[] {
  const cannot = !canWrite || acts.targets.length === 0;
  const selectOpen = (isRange: boolean) => openId !== null && acts.onToggle(openId, isRange);
  return [
    { id: 'select', name: 'Select', keys: ['x'], isDisabled: !canWrite, run: () => selectOpen(false) },
    {
      id: 'extend',
      name: 'Select up to here',
      keys: ['shift+x'],
      isDisabled: !canWrite,
      run: () => selectOpen(true),
    },
    { id: 'recode', name: 'Change the ledger', keys: ['e'], isDisabled: cannot, run: acts.startRecode },
    { id: 'confirm', name: 'Confirm', keys: ['c'], isDisabled: cannot, run: acts.confirm },
    {
      id: 'split',
      name: 'Split over several ledgers',
      keys: ['s'],
      isDisabled: !canWrite || !acts.canSplit,
      run: acts.startSplit,
    },
    { id: 'undo', name: 'Undo', keys: ['u'], isDisabled: !canWrite, run: acts.undo },
  ];
}
