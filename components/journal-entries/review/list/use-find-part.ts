import { useCallback, useEffect, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryQuery } from '../../entry-pages';
import type { EntryWindow } from './use-entry-window';

/** Reads the part of the list that an entry is in, so that its row can be shown. Gives whether the entry may be in the list. */
export function useFindPart(query: EntryQuery, { parts, isOutlined, read, load }: EntryWindow) {
  const { id: businessId } = useBusiness();
  const latest = useRef({ query, read });
  useEffect(() => {
    latest.current = { query, read };
  });
  return useCallback(
    (entry: JournalEntry): Promise<boolean> =>
      import('./find-part').then(
        ({ findPart }) =>
          findPart(entry, { businessId, parts, isOutlined, load, latest: () => latest.current }),
        () => true,
      ),
    [businessId, parts, isOutlined, load],
  );
}
