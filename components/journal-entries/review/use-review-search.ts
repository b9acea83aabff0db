'use client';
import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { reviewSearch } from './review-search';

/** What the address says is reviewed. `view` is what is listed: the text is looked up when typing pauses. */
export function useReviewSearch() {
  const [search, setSearch] = useQueryStates(reviewSearch, { history: 'replace' });
  const sought = useDebounced(search.q);
  const view = useMemo(() => ({ ...search, q: sought }), [search, sought]);
  return { search, setSearch, view };
}
