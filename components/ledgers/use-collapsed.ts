'use client';

import { useMemo, useState } from 'react';
import type { LedgerSection } from './ledger-tree';

export type Collapsed = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  isAnyCollapsed: boolean;
  expandAll: () => void;
  collapse: (sections: readonly LedgerSection[]) => void;
};

/** Which sections (by type) and ledgers (by id) hide what is below them. */
export function useCollapsed(): Collapsed {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      has: (id) => ids.has(id),
      toggle: (id) =>
        setIds(ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])),
      isAnyCollapsed: ids.size > 0,
      expandAll: () => setIds(new Set()),
      collapse: (sections) => setIds(new Set(sections.map((section) => section.type))),
    }),
    [ids],
  );
}
