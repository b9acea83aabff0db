import { createLoader, parseAsIsoDate, parseAsStringLiteral } from 'nuqs/server';
import { searchText } from '@/components/ui/filters/search-text';
import { documentTypes } from '@/lib/contract/choices';
import type { DocumentType } from '@/lib/contract/document';
import { endOfDay, startOfDay } from '@/lib/dates/instant';

/** What narrows the list of documents; kept in the address. The days are those of the upload. */
export const documentFilters = {
  type: parseAsStringLiteral(documentTypes),
  linked: parseAsStringLiteral(['yes', 'no'] as const),
  from: parseAsIsoDate,
  to: parseAsIsoDate,
  /** In the name, the description or what was read. */
  q: searchText,
};

export const loadDocumentFilters = createLoader(documentFilters);

export type DocumentFilters = {
  type: DocumentType | null;
  /** Whether it has found its transaction. */
  linked: 'yes' | 'no' | null;
  from: Date | null;
  to: Date | null;
  q: string;
};

const pageSize = 50;

/** The service's query for the filters. Both days are inclusive. */
export function documentQuery({ type, linked, from, to, q }: DocumentFilters) {
  return {
    ...(q.trim() ? { search: q.trim() } : {}),
    ...(type ? { document_type: type } : {}),
    ...(linked ? { is_linked: linked === 'yes' ? ('true' as const) : ('false' as const) } : {}),
    ...(from ? { start_datetime: startOfDay(from.toISOString().slice(0, 10)) } : {}),
    ...(to ? { end_datetime: endOfDay(to.toISOString().slice(0, 10)) } : {}),
    page_size: pageSize,
  };
}

export type DocumentQuery = ReturnType<typeof documentQuery>;

export function isFiltered({ type, linked, from, to, q }: DocumentFilters): boolean {
  return q.trim() !== '' || type !== null || linked !== null || from !== null || to !== null;
}
