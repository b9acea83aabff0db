import { useState } from 'react';
import type { useEntryPages } from '../entry-pages';

/** As many as one change takes. */
export const mostSelected = 1000;

/** Reads on until all entries that match, or as many as can be changed at once, are there, and selects them. */
export function useSelectRest(
  pages: ReturnType<typeof useEntryPages>,
  select: (ids: readonly string[]) => void,
) {
  const [isReading, setIsReading] = useState(false);
  const idsOf = (data: typeof pages.data) =>
    data?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? [];
  const selectRest = async () => {
    setIsReading(true);
    let { data, hasNextPage, isError } = pages;
    while (hasNextPage && !isError && idsOf(data).length < mostSelected)
      ({ data, hasNextPage, isError } = await pages.fetchNextPage({ cancelRefetch: false }));
    select(idsOf(data).slice(0, mostSelected));
    setIsReading(false);
  };
  return { isReading, selectRest: () => void selectRest() };
}
