'use client';

import { useMemo, useState } from 'react';

export type CollapsedRows = {
  has: (path: string) => boolean;
  toggle: (path: string) => void;
  /** How many levels are expanded, except rows opened or closed by hand; null for all. */
  level: number | null;
  showLevels: (level: number | null) => void;
};

/** Which rows hide what is below them. Kept by path and level, so it outlives a change of the period. */
export function useCollapsedRows(): CollapsedRows {
  const [{ level, byHand }, setShown] = useState<Shown>({ level: null, byHand: new Set() });
  return useMemo(
    () => ({
      has: (path) => (level !== null && levelOf(path) >= level) !== byHand.has(path),
      toggle: (path) =>
        setShown({
          level,
          byHand: byHand.has(path)
            ? new Set([...byHand].filter((each) => each !== path))
            : new Set([...byHand, path]),
        }),
      level,
      showLevels: (chosen) => setShown({ level: chosen, byHand: new Set() }),
    }),
    [level, byHand],
  );
}

type Shown = { level: number | null; byHand: ReadonlySet<string> };

/** A row at the top is of level 1; its path is its key after a slash, after its parent's. */
function levelOf(path: string): number {
  return path.split('/').length - 1;
}
