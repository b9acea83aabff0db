import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { keyOf } from '@/lib/reads/read';
import type { EntryQuery, FirstEntries } from '../../entry-pages';
import { onlyPart, type Part } from './parts';
import { type PartRead, readOnce, readPart } from './read-part';
import { useOutline } from './use-outline';
import { useReadParts } from './use-read-parts';
import { useVisibleParts } from './use-visible-parts';

/**
 * A list of entries of any length, of which only the parts in sight are read: its length is known from its outline, and each
 * part is read between two places of the list. Parts stay the same while rows leave the list; they are read
 * again when something in the list was changed, those in sight at once and the others when they come into sight.
 */
export function useEntryWindow(query: EntryQuery, first: FirstEntries) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const [generation, setGeneration] = useState(0);
  const asked = `${generation} ${JSON.stringify(query)}`;
  const isFirst = asked === `0 ${JSON.stringify(first.query)}`;
  const [known, setHead] = useState<{ asked: string; read: PartRead } | null>(() =>
    isFirst
      ? { asked, read: { entries: first.page.data, next: first.page.pagination.next_page_token } }
      : null,
  );
  const head = known?.asked === asked ? known.read : null;
  const { visible, see, add } = useVisibleParts(asked);
  const { parts, hasOutline, isOutlined } = useOutline(query, generation, head);

  const optionsOf = useCallback(
    (part: Part) => ({
      ...readOnce,
      queryKey: [
        ...keyOf(journalEntryReads.list, businessId, { query }),
        ...[generation, part.from, part.through],
      ],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PartRead> => {
        const read = await readPart(businessId, query, part, signal);
        if (part === onlyPart) setHead({ asked, read });
        return read;
      },
    }),
    [businessId, query, asked, generation],
  );
  const headReadAt = first.readAt;
  const { read, results, keep } = useReadParts({ parts, hasOutline, visible, head, headReadAt, optionsOf });

  /** Reads these parts, which then stay, and gives what is in them. */
  const load = useCallback(
    async (indexes: readonly number[]): Promise<ListedJournalEntry[]> => {
      // Whatever comes into sight meanwhile.
      keep(indexes);
      add(indexes);
      const wanted = indexes.flatMap((at) => parts[at] ?? []);
      const loaded = await Promise.all(wanted.map((part) => client.ensureQueryData(optionsOf(part))));
      return loaded.flatMap(({ entries }) => entries);
    },
    [keep, add, parts, client, optionsOf],
  );
  const pages = useMemo(
    () => ({
      isPending: head === null && !results.isError,
      isPlaceholderData: false,
      isError: results.isError,
      isFetching: results.isFetching,
      error: results.error,
      hasNextPage: false,
      refetch: results.refetch,
    }),
    [head, results],
  );
  /** Reads the list again, from its outline on. */
  const reset = useCallback(() => setGeneration((before) => before + 1), []);
  /** What it takes to read again what is in sight. */
  const sight = { asked, query, parts, visible, hasOutline, optionsOf, setHead };
  return { parts, isOutlined, read, see, load, sight, reset, pages };
}

export type EntryWindow = ReturnType<typeof useEntryWindow>;
