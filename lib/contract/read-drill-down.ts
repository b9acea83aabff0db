import { searchMembers } from '../search-members';
import type { EntriesBehind } from './drill-down';
import { journalEntrySumQuery } from './journal-entry';

/** The query that a text in an address holds, or null when it is none. */
export function readEntriesText(text: string): EntriesBehind | null {
  const query = searchMembers(new URLSearchParams(text));
  return text !== '' && journalEntrySumQuery.safeParse(query).success ? (query as EntriesBehind) : null;
}
