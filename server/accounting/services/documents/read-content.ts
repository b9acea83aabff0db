import type { Problem } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { readBlob } from '../../documents/blob-store';
import { downloadName } from '../../domain/documents/files/file-name';
import { findDocument } from '../../store/document-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import type { FileToSend } from '../requests/file-to-send';

export const storageUnavailable: Problem = {
  code: 'unavailable',
  detail: 'The document storage cannot be reached. Retry the request.',
};

const damaged: Problem = {
  code: 'stored_file_damaged',
  detail:
    'The stored file is damaged: its hash differs from that of the uploaded file. The error has been logged.',
};

const missing: Problem = {
  ...damaged,
  detail: 'The stored file is missing from the storage of documents. The error has been logged.',
};

/** The file of a document, with a descriptive name. Its hash is verified before the first byte is sent. */
export async function readContent(
  ctx: BusinessContext,
  parameters: { document_id: string },
): Promise<Outcome<FileToSend>> {
  const document = await findDocument(ctx.db, ctx.business.id, parameters.document_id);
  if (!document) return refuse(notFound);
  const key = { businessId: ctx.business.id, hash: document.hash };
  return accept({
    name: downloadName(document.name, document.mediaType),
    mediaType: document.mediaType,
    size: document.fileSize,
    async open() {
      const blob = await readBlob(ctx.documents, key);
      if (blob.ok) return accept(blob.value.open());
      return refuse({ unavailable: storageUnavailable, missing, damaged }[blob.problem]);
    },
  });
}
