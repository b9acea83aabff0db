import type { Document, DocumentMatch, DocumentUpdate } from '@/lib/contract/document';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { lockDocuments, type StoredDocument, saveDocument } from '../../store/document-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { checkReferences } from './check-references';
import { auditedDocument } from './present-document';
import { showDocument } from './show-documents';

type Addressed = { document_id: string };

export async function updateDocument(
  ctx: BusinessContext,
  input: DocumentUpdate & Addressed,
): Promise<Outcome<Document>> {
  const unknown = await checkReferences(ctx, input);
  return change(ctx, input, 'update', (before) =>
    unknown.length > 0
      ? refuse(invalid(unknown))
      : accept({
          ...before,
          name: input.name ?? before.name,
          description: input.description ?? before.description,
          documentType: input.document_type ?? before.documentType,
          taskId: input.task_id ?? before.taskId,
          transactionId: input.transaction_id ?? before.transactionId,
          externalAccountId: input.external_account_id ?? before.externalAccountId,
          metadata: input.metadata_ ?? before.metadata,
        }),
  );
}

/** Matches the document to a transaction; never creates an expense. Matching again to the same transaction changes nothing. */
export async function matchDocument(
  ctx: BusinessContext,
  input: DocumentMatch & Addressed,
): Promise<Outcome<Document>> {
  const unknown = await checkReferences(ctx, { transaction_id: input.transaction_id });
  return change(ctx, input, 'match', (before) => {
    if (unknown.length > 0) return refuse(invalid(unknown));
    if (before.transactionId === input.transaction_id) return accept(before);
    if (before.transactionId === null) return accept({ ...before, transactionId: input.transaction_id });
    const detail = `The document is attached to ${before.transactionId}; remove that match first.`;
    return refuse({ code: 'conflict', detail });
  });
}

/** Removes the match of the document; an unmatched document is returned unchanged. */
export async function unmatchDocument(ctx: BusinessContext, input: Addressed): Promise<Outcome<Document>> {
  return change(ctx, input, 'unmatch', (before) =>
    accept(before.transactionId === null ? before : { ...before, transactionId: null }),
  );
}

async function change(
  ctx: BusinessContext,
  { document_id: id }: Addressed,
  action: string,
  decide: (before: StoredDocument) => Result<StoredDocument, Problem>,
): Promise<Outcome<Document>> {
  const [before] = await lockDocuments(ctx.db, ctx.business.id, [id]);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const decided = decide(before);
  if (!decided.ok) return decided;
  if (decided.value === before) return accept(await showDocument(ctx, before));
  const after = await saveChangedDocument(ctx, before, decided.value, action);
  return accept(await showDocument(ctx, after));
}

/** Saves the document under its next version, with the audit log. */
export async function saveChangedDocument(
  ctx: BusinessContext,
  before: StoredDocument,
  changed: StoredDocument,
  action: string,
): Promise<StoredDocument> {
  const after = { ...changed, version: before.version + 1, updatedAt: ctx.now };
  await saveDocument(ctx.db, ctx.business.id, after);
  audit(ctx, ctx.business.id, [
    {
      action,
      resourceType: 'document',
      resourceId: after.id,
      before: auditedDocument(ctx.business.id, before),
      after: auditedDocument(ctx.business.id, after),
    },
  ]);
  return after;
}
