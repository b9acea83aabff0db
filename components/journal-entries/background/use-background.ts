'use client';

import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { readData } from '@/lib/client/read-data';
import { bill } from '@/lib/contract/bill';
import { document } from '@/lib/contract/document';
import { invoice } from '@/lib/contract/invoice';
import { type JournalEntry, journalEntryChange } from '@/lib/contract/journal-entry';
import { task } from '@/lib/contract/task';
import { transaction } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';

const backgroundAnswer = z.object({
  history: z.array(journalEntryChange),
  tasks: z.array(task),
  documents: z.array(document),
  /** Names by user id. */
  people: z.record(z.string(), z.string()),
  transaction: transaction.nullable(),
  bill: bill.nullable(),
  invoice: invoice.nullable(),
});

export type Background = z.output<typeof backgroundAnswer>;

/** Whoever goes through a list by key passes many entries without looking at them. */
const restMilliseconds = 200;

/** What stands behind an entry; read again whenever the entry has another version. */
export function useBackground({ id, version }: Pick<JournalEntry, 'id' | 'version'>) {
  const { id: businessId } = useBusiness();
  const isAtRest = useDebounced(id, restMilliseconds) === id;
  return useQuery({
    queryKey: ['entry-background', businessId, id, version],
    queryFn: ({ signal }) =>
      readData(dataPaths.journalEntryBackground(businessId, id), backgroundAnswer, signal),
    enabled: isAtRest,
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
  });
}
