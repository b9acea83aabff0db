import { useMemo } from 'react';
import type { FirstEntries } from '../entry-pages';
import { netUnits } from '../entry-summary';
import type { OpenedFigure } from './figure-search';

/** What each entry adds to the figure, by entry; null where there is no figure. */
export function useCounted(
  figure: OpenedFigure | null,
  pages: readonly FirstEntries['page'][] | undefined,
  currency: string,
): ReadonlyMap<string, bigint> | null {
  const side = figure?.side;
  return useMemo(() => {
    if (side === undefined) return null;
    const entries = pages?.flatMap((page) => page.data) ?? [];
    return new Map(
      entries.flatMap(({ id, matching }) =>
        matching ? [[id, netUnits(matching, side, currency)] as const] : [],
      ),
    );
  }, [side, pages, currency]);
}
