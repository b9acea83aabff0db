import { z } from 'zod';
import { document } from '../contract/document';
import { documents } from '../contract/operations/document-operations';
import { transaction } from '../contract/transaction';
import { composed, passOn, type ReadAnswer } from './read';

export const documentReads = {
  list: passOn('documents', documents.listDocuments),
  /** A document and the transactions that it names: the one it is attached to, or those that may be its own. */
  one: composed('documents/{document_id}', z.object({ data: document, transactions: z.array(transaction) })),
};

export type OpenDocument = ReadAnswer<typeof documentReads.one>;
