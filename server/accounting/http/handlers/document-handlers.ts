import type { documents } from '@/lib/contract/operations/document-operations';
import { declineMatch, restoreMatch } from '../../services/documents/decline-match';
import { deleteDocuments } from '../../services/documents/delete-documents';
import { separateInvoice } from '../../services/documents/join-invoice';
import { listLikelyMatches } from '../../services/documents/list-likely-matches';
import { matchDocument, matchDocuments, unmatchDocument } from '../../services/documents/match-documents';
import { readContent } from '../../services/documents/read-content';
import { countDocuments, getDocument, pageDocuments } from '../../services/documents/read-documents';
import { updateDocument } from '../../services/documents/update-documents';
import { uploadDocument } from '../../services/documents/upload-document';
import { data, type HandlersOf, page } from './handler';

export const documentHandlers: HandlersOf<typeof documents> = {
  uploadDocument: (ctx, { form, file }) => data(uploadDocument(ctx, { ...form, file })),
  listDocuments: (ctx, { query }) => page(pageDocuments(ctx, query)),
  countDocuments: (ctx) => data(countDocuments(ctx)),
  getDocument: (ctx, { parameters }) => data(getDocument(ctx, parameters)),
  updateDocument: (ctx, { parameters, body }) => data(updateDocument(ctx, { ...parameters, ...body })),
  getDocumentContent: (ctx, { parameters }) => readContent(ctx, parameters),
  matchDocument: (ctx, { parameters, body }) => data(matchDocument(ctx, { ...parameters, ...body })),
  listLikelyMatches: (ctx) => data(listLikelyMatches(ctx)),
  deleteDocuments: (ctx, { body }) => data(deleteDocuments(ctx, body)),
  matchDocuments: (ctx, { body }) => data(matchDocuments(ctx, body)),
  declineMatch: (ctx, { parameters, body }) => data(declineMatch(ctx, { ...parameters, ...body })),
  restoreMatch: (ctx, { parameters }) => data(restoreMatch(ctx, parameters)),
  separateInvoice: (ctx, { parameters }) => data(separateInvoice(ctx, parameters)),
  unmatchDocument: (ctx, { parameters }) => data(unmatchDocument(ctx, parameters)),
};
