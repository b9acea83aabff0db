import { expect, it } from 'vitest';
import { loadRest } from './load-rest';

/** A statement of so many pages more; the page at `broken` cannot be loaded. */
function statement(more: number, broken = -1) {
  let loaded = 0;
  const fetchNextPage = async () => {
    if (loaded === broken) return { isFetchNextPageError: true, hasNextPage: true };
    loaded += 1;
    return { isFetchNextPageError: false, hasNextPage: loaded < more };
  };
  return { hasNextPage: more > 0, fetchNextPage, loaded: () => loaded };
}

it.each([
  [0, -1, true, 0],
  [3, -1, true, 3],
  [3, 1, false, 1],
])(
  'of %i pages more, of which the one after %i is broken: %s, %i loaded',
  async (more, broken, isWhole, count) => {
    const pages = statement(more, broken);
    expect(await loadRest(pages)).toBe(isWhole);
    expect(pages.loaded()).toBe(count);
  },
);
