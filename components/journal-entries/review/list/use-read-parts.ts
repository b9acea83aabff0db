import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { onlyPart, type Part } from './parts';
import type { PartRead } from './read-part';

type Input = {
  parts: readonly Part[];
  /** Whether an outline tells the parts. */
  hasOutline: boolean;
  visible: readonly number[];
  /** The first page of the list, once it was read. */
  head: PartRead | null;
  headReadAt: number;
  optionsOf: (part: Part) => UseQueryOptions<PartRead>;
};

/** Reads the parts that are in sight. Parts that were read once stay, whether in sight or not. */
export function useReadParts({ parts, hasOutline, visible, head, headReadAt, optionsOf }: Input) {
  const kept = useRef({ parts, indexes: new Set<number>() });
  if (kept.current.parts !== parts) kept.current = { parts, indexes: new Set() };
  const wanted = useMemo(
    () => [...new Set([...kept.current.indexes, ...visible])].filter((at) => at < parts.length),
    [visible, parts],
  );
  const results = useQueries({
    queries: wanted.map((at) => {
      const part = parts[at] ?? onlyPart;
      // The first page is the first part where both end with the same row.
      const isHead = head !== null && part.from === null && part.through === (hasOutline ? head.next : null);
      const initial = isHead ? { initialData: head, initialDataUpdatedAt: headReadAt } : {};
      return { ...optionsOf(part), enabled: visible.includes(at), ...initial };
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
    if (hasOutline && found[0] === undefined && head) found[0] = head.entries;
    return found;
  }, [wanted, results.data, hasOutline, head]);
  /** Keeps parts from now on, which are about to be read. */
  const keep = useCallback(
    (indexes: readonly number[]) => {
      if (kept.current.parts === parts) for (const at of indexes) kept.current.indexes.add(at);
    },
    [parts],
  );
  return { read, results, keep };
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
