import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { documentFilters, documentQuery } from './document-filters';
import { type FirstDocuments, useDocuments, useMatchesOfRead } from './use-documents';

/** The documents that the filters in the address leave, page after page. */
export function useDocumentList(first: FirstDocuments) {
  const { id: businessId } = useBusiness();
  const [filters, setFilters] = useQueryStates(documentFilters);
  const q = useDebounced(filters.q);
  const query = useMemo(() => documentQuery({ ...filters, q }), [filters, q]);
  const pages = useDocuments(businessId, query, first);
  const documents = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  useMatchesOfRead(businessId, documents);
  return {
    filters,
    change: (part: Parameters<typeof setFilters>[0]) => void setFilters(part),
    pages,
    documents,
  };
}
