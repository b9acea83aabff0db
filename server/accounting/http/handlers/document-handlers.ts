import type { documents } from '@/lib/contract/operations/document-operations';
import { readContent } from '../../services/documents/read-content';
import { countDocuments, getDocument, pageDocuments } from '../../services/documents/read-documents';
import { matchDocument, unmatchDocument, updateDocument } from '../../services/documents/update-documents';
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
  unmatchDocument: (ctx, { parameters }) => data(unmatchDocument(ctx, parameters)),
};
