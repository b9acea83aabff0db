'use client';
import { useRouter } from 'next/navigation';
import { useBusiness } from '@/components/shell/business-context';
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
      ...acts.commands,
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
