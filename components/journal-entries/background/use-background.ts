'use client';

import { useQuery } from '@tanstack/react-query';
import { readingPollMilliseconds } from '@/components/documents/use-documents';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import {
  type EntryBackground,
  entryBackgroundReads,
  keyOfBackground,
} from '@/lib/reads/entry-background-reads';
import { readOptions } from '@/lib/reads/read-options';

export type Background = EntryBackground;

/** Moving through a list by key passes many entries without looking at them. */
const restMilliseconds = 200;

/** The background of an entry; read again whenever the entry has another version. */
export function useBackground({ id, version }: Pick<JournalEntry, 'id' | 'version'>) {
  const { id: businessId } = useBusiness();
  const read = readOptions(entryBackgroundReads.one, businessId, {
    parameters: { journal_entry_id: id },
  });
  const isAtRest = useDebounced(id, restMilliseconds) === id;
  return useQuery({
    ...read,
    queryKey: keyOfBackground(businessId, { id, version }),
    enabled: isAtRest,
    // What a receipt says is there as soon as it was read.
    refetchInterval: ({ state }) =>
      state.data?.documents.some((each) => each.status === 'processing') ? readingPollMilliseconds : false,
    placeholderData: (previous: Background | undefined, query) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(read.queryKey) ? previous : undefined,
  });
}
