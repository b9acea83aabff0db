import type { Document, DocumentCounts, DocumentListQuery } from '@/lib/contract/document';
import { accept, refuse } from '@/lib/result';
import { searchWords } from '../../domain/search/search-terms';
import { countUnlinkedReceipts, findDocument } from '../../store/document-store';
import { listDocuments } from '../../store/list-documents';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { showDocument, showDocuments } from './show-documents';

export async function getDocument(
  ctx: BusinessContext,
  parameters: { document_id: string },
): Promise<Outcome<Document>> {
  const document = await findDocument(ctx.db, ctx.business.id, parameters.document_id);
  return document ? accept(await showDocument(ctx, document)) : refuse(notFound);
}

/** The latest first; `start_datetime` and `end_datetime` bound the time of upload, both inclusive. */
export async function pageDocuments(
  ctx: BusinessContext,
  query: DocumentListQuery,
): Promise<PageOutcome<Document>> {
  const list = `documents ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'descending');
  if (!keyset.ok) return keyset;
  const filter = {
    documentType: query.document_type,
    transactionId: query.transaction_id,
    billId: query.bill_id,
    sameInvoiceAs: query.same_invoice_as,
    isLinked: query.is_linked,
    from: query.start_datetime,
    through: query.end_datetime,
    terms: query.search === undefined ? undefined : searchWords(query.search),
  };
  const page = await listDocuments(ctx.db, ctx.business.id, filter, keyset.value);
  return accept({
    items: await showDocuments(ctx, page.items),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

export async function countDocuments(ctx: BusinessContext): Promise<Outcome<DocumentCounts>> {
  return accept({ unlinked_receipts: await countUnlinkedReceipts(ctx.db, ctx.business.id) });
}
