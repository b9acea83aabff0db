'use client';

import { useMemo, useState } from 'react';
import { groupKeys, type ReportRow } from './report-rows';

export type CollapsedRows = {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  isAnyCollapsed: boolean;
  expandAll: () => void;
  /** Collapses every group whose key has at least so many parts, so that the levels above stay in sight. */
  collapseTo: (rows: readonly ReportRow[], depth: number) => void;
};

/** Which rows hide what is below them. Kept by key, so it outlives a change of the period. */
export function useCollapsedRows(): CollapsedRows {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      has: (key) => keys.has(key),
      toggle: (key) =>
        setKeys(keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key])),
      isAnyCollapsed: keys.size > 0,
      expandAll: () => setKeys(new Set()),
      collapseTo: (rows, depth) =>
        setKeys(new Set(groupKeys(rows).filter((key) => key.split('/').length > depth))),
    }),
    [keys],
  );
}
