import { createLoader, parseAsIsoDate, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { searchText } from '@/components/ui/filters/search-text';
import { endOfDay, startOfDay } from '@/lib/dates/instant';

/** What narrows the list of transactions; kept in the address. */
export const transactionFilters = {
  q: searchText,
  direction: parseAsStringLiteral(['in', 'out']),
  account: parseAsString,
  import: parseAsString,
  from: parseAsIsoDate,
  to: parseAsIsoDate,
};

export const loadTransactionFilters = createLoader(transactionFilters);

export type TransactionFilters = {
  q: string;
  direction: 'in' | 'out' | null;
  account: string | null;
  import: string | null;
  from: Date | null;
  to: Date | null;
};

/** The service's query for the filters, without paging. Both days are inclusive. */
export function transactionQuery(filters: TransactionFilters) {
  const { q, direction, account, from, to } = filters;
  return {
    includes: 'journal_entry',
    ...(q.trim() === '' ? {} : { search: q.trim() }),
    ...(direction ? { direction } : {}),
    ...(account ? { external_account_id: account } : {}),
    ...(filters.import ? { import_id: filters.import } : {}),
    ...(from ? { start_datetime: startOfDay(from.toISOString().slice(0, 10)) } : {}),
    ...(to ? { end_datetime: endOfDay(to.toISOString().slice(0, 10)) } : {}),
  };
}

export type TransactionQuery = ReturnType<typeof transactionQuery>;

export function isFiltered({ q, ...filters }: TransactionFilters): boolean {
  return q.trim() !== '' || Object.values(filters).some((value) => value !== null);
}
