import type { Document, DocumentUploadFields } from '@/lib/contract/document';
import { longestName } from '@/lib/contract/limits';
import { invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import type { MediaType } from '@/lib/media-type';
import { accept, refuse } from '@/lib/result';
import { checkFile } from '../../documents/file-check/check-file';
import { cleanFileName } from '../../domain/documents/files/file-name';
import { holdBlob } from '../../store/blob-name-store';
import { insertDocument, type StoredDocument, sumDocumentBytes } from '../../store/document-store';
import { insertDocumentJob } from '../../store/job-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import type { UploadedFile } from '../requests/uploaded-file';
import { matchOriginal } from './change-document';
import { checkReferences } from './check-references';
import { auditedDocument, presentDocument } from './present-document';
import { storageUnavailable } from './read-content';

type Input = DocumentUploadFields & { file: UploadedFile };

/**
 * Keeps a file. Its bytes are stored before the row that names them, so a crash in between leaves bytes that nobody
 * asks for, never a document without its file.
 */
export async function uploadDocument(ctx: BusinessContext, input: Input): Promise<Outcome<Document>> {
  const type = await checkFile(input.file.stream());
  if (!type.ok) return type;
  const name = cleanFileName(input.file.name, type.value);
  if (name.length > longestName) {
    const message = `must have a name of at most ${longestName} characters`;
    return refuse(invalid([{ path: '/file', code: 'too_long', message }]));
  }
  const unknown = await checkReferences(ctx, input);
  if (unknown.length > 0) return refuse(invalid(unknown));

  const full = await refusalOverQuota(ctx, input.file.size);
  if (full) return refuse(full);

  const proposed = newDocument(ctx, input, name, type.value);
  await holdBlob(ctx.db, ctx.business.id, proposed.hash);
  const stored = await ctx.documents.put({ businessId: ctx.business.id, hash: proposed.hash }, input.file);
  if (!stored.ok) return refuse(storageUnavailable);
  const document = await insertDocument(ctx.db, ctx.business.id, proposed);
  insertDocumentJob(ctx.db, ctx.author, ctx.business.id, document.id);
  ctx.jobAdded();
  audit(ctx, ctx.business.id, [
    {
      action: 'create',
      resourceType: 'document',
      resourceId: document.id,
      before: null,
      after: auditedDocument(ctx.business.id, document),
    },
  ]);
  await matchOriginal(ctx, document);
  return accept(presentDocument(ctx.business.id, document, []));
}

/** Uploads at the same moment are not counted for each other; each process takes a few at a time. */
async function refusalOverQuota(ctx: BusinessContext, fileBytes: number): Promise<Problem | null> {
  const quota = ctx.documentQuotaBytes;
  if (quota === null) return null;
  const stored = await sumDocumentBytes(ctx.db);
  if (stored + fileBytes <= quota) return null;
  const detail = `The documents take up ${stored} of the ${quota} bytes that they may; this file has ${fileBytes}. Nothing was kept; ask the operator for more room.`;
  return { code: 'storage_full', detail };
}

function newDocument(ctx: BusinessContext, input: Input, name: string, mediaType: MediaType): StoredDocument {
  return {
    id: newIdentifier('document'),
    taskId: input.task_id ?? null,
    externalAccountId: input.external_account_id ?? null,
    transactionId: input.transaction_id ?? null,
    billId: null,
    matchedBy: input.transaction_id ? 'person' : null,
    name,
    description: input.description ?? null,
    documentType: input.document_type,
    mediaType,
    fileSize: input.file.size,
    hash: input.file.hash,
    duplicateOf: null,
    sameInvoiceAs: null,
    status: 'processing',
    failure: null,
    extraction: null,
    readText: null,
    metadata: input.metadata_ ?? {},
    deletion: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}
