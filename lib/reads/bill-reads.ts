import type { Bill } from '../contract/bill';
import type { Document } from '../contract/document';
import type { Transaction } from '../contract/transaction';
import { composed, passOn } from './read';

/** A bill with the transactions that its payments came from, the one that probably pays it, and the documents it was entered from. */
export type OpenBill = {
  data: Bill;
  transactions: Transaction[];
  documents: Pick<Document, 'id' | 'name'>[];
};

export const billReads = {
  list: passOn('bills', 'listBills'),
  aging: passOn('bills/aging', 'getBillAging'),
  duplicates: passOn('bills/likely-duplicates', 'listDuplicateBills'),
  one: composed<OpenBill>()('bills/{bill_id}'),
};

/** How many of a vendor's bills are shown beside it. */
const latestCount = 20;

/** The query of the latest bills of a vendor. */
export function latestBillsOf(vendorId: string) {
  return { vendor_id: vendorId, sort: '-due_at', page_size: latestCount } as const;
}
