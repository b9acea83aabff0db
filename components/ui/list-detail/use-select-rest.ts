import { useState } from 'react';

/** A list that is read page by page, of things with an identifier. */
type Pages = {
  data: { pages: readonly { data: readonly { id: string }[] }[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Pages>;
};

/** As many as one change takes. */
export const mostSelected = 1000;

/** Reads on until all things that match, or as many as can be changed at once, are there, and selects them. */
export function useSelectRest(pages: Pages, select: (ids: readonly string[]) => void) {
  const [isReading, setIsReading] = useState(false);
  const idsOf = (data: Pages['data']) => data?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? [];
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
