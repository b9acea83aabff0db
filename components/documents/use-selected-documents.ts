'use client';

import { useCallback, useMemo, useState } from 'react';
import { mostSelected } from '@/components/ui/list-detail/use-select-rest';
import type { Document } from '@/lib/contract/document';

/** Which of the listed documents are selected. */
export function useSelectedDocuments(documents: readonly Document[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectedIds = useMemo(
    () => new Set(documents.map(({ id }) => id).filter((id) => ids.has(id))),
    [documents, ids],
  );
  const select = useCallback((id: string, isSelected: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const selectOnly = useCallback((only: readonly string[]) => setIds(new Set(only)), []);
  const clear = useCallback(() => selectOnly([]), [selectOnly]);
  /** The box over the list: all that was read, or none where all of it is selected. */
  const toggleAll = () => {
    const all = documents.slice(0, mostSelected).map(({ id }) => id);
    selectOnly(all.every((id) => selectedIds.has(id)) ? [] : all);
  };
  return { selectedIds, select, selectOnly, toggleAll, clear };
}
