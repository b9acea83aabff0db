import { createLoader, parseAsIsoDate, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { endOfDay, startOfDay } from '@/lib/dates/instant';

/** What narrows the list of transactions; it stands in the address. */
export const transactionFilters = {
  q: parseAsString.withDefault(''),
  account: parseAsString,
  reviewed: parseAsStringLiteral(['yes', 'no'] as const),
  from: parseAsIsoDate,
  to: parseAsIsoDate,
};

export const loadTransactionFilters = createLoader(transactionFilters);

export type TransactionFilters = {
  q: string;
  account: string | null;
  reviewed: 'yes' | 'no' | null;
  from: Date | null;
  to: Date | null;
};

/** The service's query for the filters, without paging. Both days are inclusive. */
export function transactionQuery({ q, account, reviewed, from, to }: TransactionFilters) {
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(account ? { external_account_id: account } : {}),
    ...(reviewed ? { reviewed: reviewed === 'yes' ? ('true' as const) : ('false' as const) } : {}),
    ...(from ? { start_datetime: startOfDay(from.toISOString().slice(0, 10)) } : {}),
    ...(to ? { end_datetime: endOfDay(to.toISOString().slice(0, 10)) } : {}),
  };
}

export function isFiltered({ q, account, reviewed, from, to }: TransactionFilters): boolean {
  return q.trim() !== '' || account !== null || reviewed !== null || from !== null || to !== null;
}
