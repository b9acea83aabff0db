import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, keyOf, type ReadAnswer } from '@/lib/reads/read';
import { readOptions } from '@/lib/reads/read-options';
import type { EntryQuery, FirstEntries } from '../entry-pages';
import { type Part, partsOf } from './parts';

/** What was read of a part; `next` where only its first page was. */
type PartRead = { entries: ListedJournalEntry[]; next: string | null };

const noneInSight: readonly number[] = [0];

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
  const [sight, setSight] = useState<{ asked: string; parts: readonly number[] }>({
    asked,
    parts: noneInSight,
  });
  const inSight = sight.asked === asked ? sight.parts : noneInSight;

  const [head, setHead] = useState<{ asked: string; read: PartRead } | null>(() =>
    isFirst
      ? { asked, read: { entries: first.page.data, next: first.page.pagination.next_page_token } }
      : null,
  );
  const known = head?.asked === asked ? head.read : null;
  const outline = useQuery({
    ...readOptions(journalEntryReads.outline, businessId, { query: withoutPage(query) }),
    queryKey: [...keyOf(journalEntryReads.outline, businessId, { query: withoutPage(query) }), generation],
    enabled: known !== null && known.next !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }).data?.data;
  const parts = useMemo(() => (outline ? partsOf(outline) : [onlyPart]), [outline]);
  const isOutlined = outline !== undefined || (known !== null && known.next === null);

  const optionsOf = useCallback(
    (part: Part) => ({
      queryKey: [
        ...keyOf(journalEntryReads.list, businessId, { query }),
        generation,
        part.from,
        part.through,
      ],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PartRead> => {
        const read = await readPart(businessId, query, part, signal);
        if (part === onlyPart) setHead({ asked, read });
        return read;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    [businessId, query, asked, generation],
  );
  // Parts that were read once stay, whether in sight or not.
  const kept = useRef({ parts, indexes: new Set<number>() });
  if (kept.current.parts !== parts) kept.current = { parts, indexes: new Set() };
  const wanted = useMemo(
    () => [...new Set([...kept.current.indexes, ...inSight])].filter((at) => at < parts.length),
    [inSight, parts],
  );
  const results = useQueries({
    queries: wanted.map((at) => {
      const part = parts[at] ?? onlyPart;
      // The first page is the first part where both end with the same row.
      const isHead = known !== null && part.from === null && part.through === (outline ? known.next : null);
      const initial = isHead ? { initialData: known, initialDataUpdatedAt: first.readAt } : {};
      return { ...optionsOf(part), enabled: inSight.includes(at), ...initial };
    }),
    combine,
  });
  const read = useMemo(() => {
    const found: (readonly ListedJournalEntry[] | undefined)[] = [];
    wanted.forEach((at, index) => {
      const part = results.data[index];
      if (part) kept.current.indexes.add(at);
      found[at] = part?.entries;
    });
    // Until the outline says where the first part ends, the first page is used for it.
    if (outline && found[0] === undefined && known) found[0] = known.entries;
    return found;
  }, [wanted, results.data, outline, known]);

  /** Reads these parts, which then stay, and gives what is in them. */
  const load = useCallback(
    async (indexes: readonly number[]): Promise<ListedJournalEntry[]> => {
      // Whatever comes into sight meanwhile.
      if (kept.current.parts === parts) for (const at of indexes) kept.current.indexes.add(at);
      setSight((before) => ({
        asked,
        parts: [...new Set([...(before.asked === asked ? before.parts : []), ...indexes])],
      }));
      const loaded = await Promise.all(
        indexes.flatMap((at) => {
          const part = parts[at];
          return part ? [client.ensureQueryData(optionsOf(part))] : [];
        }),
      );
      return loaded.flatMap(({ entries }) => entries);
    },
    [asked, parts, client, optionsOf],
  );
  const see = useCallback(
    (indexes: readonly number[]) =>
      setSight((before) =>
        before.asked === asked && before.parts.join() === indexes.join() ? before : { asked, parts: indexes },
      ),
    [asked],
  );
  const pages = useMemo(
    () => ({
      isPending: known === null && !results.isError,
      isPlaceholderData: false,
      isError: results.isError,
      isFetching: results.isFetching,
      error: results.error,
      hasNextPage: false,
      refetch: results.refetch,
    }),
    [known, results],
  );
  /** Reads the list again, from its outline on. */
  const reset = useCallback(() => setGeneration((before) => before + 1), []);
  /** What it takes to read again what is in sight. */
  const sightNow = { asked, query, parts, inSight, isOutlined: outline !== undefined, optionsOf, setHead };
  /** Whether the parts are all that there are, and not what is known of the list so far. */
  return { parts, isOutlined, read, see, load, sight: sightNow, reset, pages };
}

export type EntryWindow = ReturnType<typeof useEntryWindow>;

export const onlyPart: Part = { from: null, through: null, length: 0 };

/** A part grows where entries come into it; more than this is shown when the list is opened again. */
const mostPages = 20;

export async function readPart(
  businessId: string,
  query: EntryQuery,
  part: Part,
  signal?: AbortSignal,
): Promise<PartRead> {
  const entries: ListedJournalEntry[] = [];
  let next = part.from;
  for (let page = 0; page < (part === onlyPart ? 1 : mostPages); page += 1) {
    const at = { page_token: next ?? undefined, through_token: part.through ?? undefined };
    const address = addressOf(journalEntryReads.list, businessId, { query: { ...query, ...at } });
    const answer = await readData<ReadAnswer<typeof journalEntryReads.list>>(address, signal);
    entries.push(...answer.data);
    next = answer.pagination.next_page_token;
    if (next === null) break;
  }
  return { entries, next };
}

export function withoutPage({ page_size: _size, ...query }: EntryQuery): Omit<EntryQuery, 'page_size'> {
  return query;
}

type Result = {
  data: PartRead | undefined;
  isError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
};

function combine(results: readonly Result[]) {
  const failed = results.filter(({ isError }) => isError);
  return {
    data: results.map(({ data }) => data),
    isError: failed.length > 0,
    isFetching: results.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
