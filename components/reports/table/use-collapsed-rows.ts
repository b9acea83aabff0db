'use client';

import { parseAsInteger, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';

export type CollapsedRows = {
  has: (path: string) => boolean;
  toggle: (path: string) => void;
  /** How many levels are expanded, except rows opened or closed by hand; null for all. */
  level: number | null;
  showLevels: (level: number | null) => void;
};

/** Which rows hide what is below them. Kept by path and level, so it outlives a change of the period; the level is in the address. */
export function useCollapsedRows(): CollapsedRows {
  const [asked, setLevel] = useQueryState('levels', parseAsInteger);
  const level = asked !== null && asked > 0 ? asked : null;
  const [byHand, setByHand] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      has: (path) => (level !== null && levelOf(path) >= level) !== byHand.has(path),
      toggle: (path) =>
        setByHand(
          byHand.has(path)
            ? new Set([...byHand].filter((each) => each !== path))
            : new Set([...byHand, path]),
        ),
      level,
      showLevels: (chosen) => {
        setByHand(new Set());
        void setLevel(chosen);
      },
    }),
    [level, byHand, setLevel],
  );
}

/** A row at the top is of level 1; its path is its key after a slash, after its parent's. */
function levelOf(path: string): number {
  return path.split('/').length - 1;
}
