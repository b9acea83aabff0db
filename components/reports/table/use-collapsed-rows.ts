'use client';

import { useMemo, useState } from 'react';

export type CollapsedRows = {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** So many levels are in sight, but for what was opened or closed by hand; null for all. */
  level: number | null;
  showLevels: (level: number | null) => void;
};

/** Which rows hide what is below them. Kept by key and level, so it outlives a change of the period. */
export function useCollapsedRows(): CollapsedRows {
  const [{ level, byHand }, setShown] = useState<Shown>({ level: null, byHand: new Set() });
  return useMemo(
    () => ({
      has: (key) => (level !== null && levelOf(key) >= level) !== byHand.has(key),
      toggle: (key) =>
        setShown({
          level,
          byHand: byHand.has(key)
            ? new Set([...byHand].filter((each) => each !== key))
            : new Set([...byHand, key]),
        }),
      level,
      showLevels: (chosen) => setShown({ level: chosen, byHand: new Set() }),
    }),
    [level, byHand],
  );
}

type Shown = { level: number | null; byHand: ReadonlySet<string> };

/** A row at the top is of level 1; its key is its name or ledger after a slash, after its parent's. */
function levelOf(key: string): number {
  return key.split('/').length - 1;
}
