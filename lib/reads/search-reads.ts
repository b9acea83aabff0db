import type { Day } from '../dates/instant';
import type { JsonNumber } from '../json';
import { composed } from './read';

export type FoundKind = 'entry' | 'bill' | 'invoice' | 'vendor' | 'customer' | 'ledger';

/** Something of the books that a search found. */
export type Found = {
  kind: FoundKind;
  id: string;
  /** What it is called: a name, a number, a description. */
  title: string;
  /** What distinguishes it from others of the name, such as the code of a ledger. */
  detail: string | null;
  day: Day | null;
  /** They add up to its amount. */
  amounts: JsonNumber[];
};

export const searchReads = {
  /** Entries, bills, invoices, vendors, customers and ledgers that contain all words; the first few of each. */
  all: composed<{ data: Found[] }, { q: string }>()('search'),
};
