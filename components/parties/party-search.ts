import { searchText } from '@/components/ui/filters/search-text';

/** What narrows the list of vendors or customers; kept in the address. */
export const partySearch = { q: searchText };

const pageSize = 100;

/** The service's query: by name, with what is sought anywhere in it. */
export function partyQuery(q: string) {
  return { ...(q.trim() === '' ? {} : { q: q.trim() }), sort: 'name' as const, page_size: pageSize };
}

export type PartyQuery = ReturnType<typeof partyQuery>;
