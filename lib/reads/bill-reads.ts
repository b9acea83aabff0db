import type { Bill } from '../contract/bill';
import type { Transaction } from '../contract/transaction';
import { composed, passOn } from './read';

/** A bill with the transactions that its payments came from, and the one that probably pays it. */
export type OpenBill = { data: Bill; transactions: Transaction[] };

export const billReads = {
  list: passOn('bills', 'listBills'),
  aging: passOn('bills/aging', 'getBillAging'),
  duplicates: passOn('bills/likely-duplicates', 'listDuplicateBills'),
  one: composed<OpenBill>()('bills/{bill_id}'),
};
