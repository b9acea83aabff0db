import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { keyOf } from '@/lib/reads/read';
import { readOptions } from '@/lib/reads/read-options';
import type { EntryQuery } from '../../entry-pages';
import { onlyPart, partsOf } from './parts';
import { type PartRead, readOnce } from './read-part';

/** The parts of the list, which its outline tells; it is read once the first page turns out not to be all of it. */
export function useOutline(query: EntryQuery, generation: number, head: PartRead | null) {
  const { id: businessId } = useBusiness();
  const call = { query: outlineQuery(query) };
  const outline = useQuery({
    ...readOptions(journalEntryReads.outline, businessId, call),
    ...readOnce,
    queryKey: [...keyOf(journalEntryReads.outline, businessId, call), generation],
    enabled: head !== null && head.next !== null,
  }).data?.data;
  const parts = useMemo(() => (outline ? partsOf(outline) : [onlyPart]), [outline]);
  return {
    parts,
    hasOutline: outline !== undefined,
    /** Whether the parts are all that there are, and not what is known of the list so far. */
    isOutlined: outline !== undefined || (head !== null && head.next === null),
  };
}

/** The outline of a list is not read in pages. */
export function outlineQuery({ page_size: _size, ...query }: EntryQuery): Omit<EntryQuery, 'page_size'> {
  return query;
}
