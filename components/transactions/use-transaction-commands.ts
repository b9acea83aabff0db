import { useRouter } from 'next/navigation';
import type { RefObject } from 'react';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { useBusiness } from '@/components/shell/business-context';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import type { Transaction } from '@/lib/contract/transaction';
import type { useTransactions } from './use-transactions';

/** How many rows before the end the next page is requested. */
const nearEnd = 20;

type Input = {
  rows: readonly Transaction[];
  openId: string | null;
  /** The open one as it is listed; null where it is not. */
  opened: Transaction | null;
  transactions: Pick<ReturnType<typeof useTransactions>, 'hasNextPage' | 'isFetching' | 'fetchNextPage'>;
  searchInput: RefObject<HTMLInputElement | null>;
  onOpen: (id: string) => void;
  onClose: () => void;
  onImport: () => void;
};

/** The commands of the list of transactions, with their keys. */
export function useTransactionCommands(input: Input): void {
  const { rows, openId, opened, searchInput, onOpen, onClose, onImport } = input;
  const { hasNextPage, isFetching, fetchNextPage } = input.transactions;
  const { canWrite } = useBusiness();
  const router = useRouter();
  const entryHref = useEntryHref();
  const openEntry = () => {
    if (opened?.journal_entry_id) router.push(entryHref(opened.journal_entry_id));
  };
  useListCommands({
    group: 'Transactions',
    one: 'transaction',
    rows,
    openId,
    onOpen: (rowId, index) => {
      onOpen(rowId);
      if (index >= rows.length - nearEnd && hasNextPage && !isFetching) void fetchNextPage();
    },
    onClose,
    more: [
      { id: 'entry', name: 'Open its journal entry', keys: ['Enter'], run: openEntry },
      { id: 'find', name: 'Find a transaction', keys: ['/'], run: () => searchInput.current?.focus() },
      { id: 'import', name: 'Import a bank file', keys: ['i'], isDisabled: !canWrite, run: onImport },
    ],
  });
}
