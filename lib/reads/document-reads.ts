import type { Bill } from '../contract/bill';
import type { Document } from '../contract/document';
import type { Transaction } from '../contract/transaction';
import { composed, passOn } from './read';

/**
 * A document, the transactions that it names (the one it is attached to, or those that may be its own), the bill
 * entered from it, and the other files of the same invoice.
 */
export type OpenDocument = {
  data: Document;
  transactions: Transaction[];
  bill: Bill | null;
  files: Pick<Document, 'id' | 'name'>[];
};

export const documentReads = {
  list: passOn('documents', 'listDocuments'),
  /** Receipts and the transactions that are very likely their own. */
  likely: passOn('documents/likely-matches', 'listLikelyMatches'),
  one: composed<OpenDocument>()('documents/{document_id}'),
};
