import type { DocumentDeletion, DocumentsDeleted } from '@/lib/contract/document';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { lockDocuments, type StoredDocument, saveDocument } from '../../store/document-store';
import { insertBlobRemovalJob } from '../../store/job-store';
import { replaceDeletedDocument, takeFormerBills } from '../../store/replace-deleted-document';
import { audit, type BusinessContext, type Outcome } from '../context';
import { saveChangedDocument } from './change-document';
import { auditedDocument } from './present-document';
import { withoutVoidedBills } from './show-documents';

/**
 * Deletes documents for good: the row stays with the reason, what was read goes at once, and the bytes as soon as the worker has seen
 * that no other document has them. Messages and the audit log keep naming the document. Its transaction or bill passes to the copy that
 * takes its place.
 */
export async function deleteDocuments(
  ctx: BusinessContext,
  { document_ids: given, reason }: DocumentDeletion,
): Promise<Outcome<DocumentsDeleted>> {
  const ids = [...new Set(given)];
  const found = await lockDocuments(ctx.db, ctx.business.id, ids);
  const known = new Set(found.map(({ id }) => id));
  const faults = given.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            path: `/document_ids/${index}`,
            code: 'not_found',
            message: 'is not a document of this business',
          },
        ],
  );
  if (faults.length > 0) return refuse(invalid(faults));
  const deletion = { at: ctx.now, reason };
  for (const before of found) {
    await saveDocument(ctx.db, ctx.business.id, deleted(before, deletion));
    insertBlobRemovalJob(ctx.db, ctx.author, ctx.business.id, before.id);
  }
  // Once all are deleted: a duplicate among them takes nothing over. What stands for an invoice comes last, for what its files left.
  const originals = found.filter(({ duplicateOf }) => duplicateOf === null);
  const isFile = ({ sameInvoiceAs }: StoredDocument) => sameInvoiceAs !== null;
  for (const each of [...originals.filter(isFile), ...originals.filter((other) => !isFile(other))])
    await handOver(ctx, each, await replaceDeletedDocument(ctx.db, ctx.business.id, each));
  ctx.jobAdded();
  audit(
    ctx,
    ctx.business.id,
    found.map((before) => ({
      action: 'delete',
      resourceType: 'document',
      resourceId: before.id,
      before: auditedDocument(ctx.business.id, before),
      after: { id: before.id, name: before.name, reason },
    })),
  );
  return accept({ deleted: found.length });
}

/**
 * The payment keeps its receipt, and no second bill is entered. What has a transaction or a bill of its own keeps that; a voided bill
 * is none, but stays named by it.
 */
async function handOver(
  ctx: BusinessContext,
  { id, transactionId, matchedBy, billId }: StoredDocument,
  successorId: string | null,
): Promise<void> {
  if (successorId === null || (transactionId ?? billId) === null) return;
  const [successor] = await lockDocuments(ctx.db, ctx.business.id, [successorId]);
  if (!successor) return;
  const [standing] = await withoutVoidedBills(ctx, [successor]);
  if (successor.transactionId !== null || standing?.billId !== null) return;
  await takeFormerBills(ctx.db, ctx.business.id, { from: id, to: successorId, billId });
  const after = { ...successor, transactionId, matchedBy, billId: billId ?? successor.billId };
  await saveChangedDocument(ctx, successor, after, 'take_place');
}

function deleted(before: StoredDocument, deletion: NonNullable<StoredDocument['deletion']>): StoredDocument {
  return {
    ...before,
    transactionId: null,
    billId: null,
    matchedBy: null,
    sameInvoiceAs: null,
    extraction: null,
    readText: null,
    status: 'ready',
    failure: null,
    deletion,
    version: before.version + 1,
    updatedAt: deletion.at,
  };
}
