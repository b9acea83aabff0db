'use client';

import { useCallback, useMemo, useState } from 'react';
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
  return { selectedIds, select, clear: useCallback(() => setIds(new Set()), []) };
}
