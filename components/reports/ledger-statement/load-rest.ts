type Pages = {
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean; hasNextPage: boolean }>;
};

/** Loads all pages that are not loaded yet; false when one could not be. */
export async function loadRest({ hasNextPage, fetchNextPage }: Pages): Promise<boolean> {
  let isMore = hasNextPage;
  while (isMore) {
    const read = await fetchNextPage();
    if (read.isFetchNextPageError) return false;
    isMore = read.hasNextPage;
  }
  return true;
}
