import type { Document } from '@/lib/contract/document';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { lockDocuments, type StoredDocument, saveDocument } from '../../store/document-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { auditedDocument } from './present-document';
import { showDocument, withoutVoidedBills } from './show-documents';

/** Changes one document as it is decided; the same object given back changes nothing. */
export async function changeDocument(
  ctx: BusinessContext,
  id: string,
  action: string,
  decide: (
    before: StoredDocument,
  ) => Result<StoredDocument, Problem> | Promise<Result<StoredDocument, Problem>>,
): Promise<Outcome<Document>> {
  const [before] = await lockDocuments(ctx.db, ctx.business.id, [id]);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const decided = await decide(before);
  if (!decided.ok) return decided;
  if (decided.value === before) return accept(await showDocument(ctx, before));
  const after = await saveChangedDocument(ctx, before, decided.value, action);
  if (after.transactionId !== before.transactionId) await matchOriginal(ctx, after);
  return accept(await showDocument(ctx, after));
}

/** Saves the document under its next version, with the audit log. */
export async function saveChangedDocument(
  ctx: Pick<BusinessContext, 'db' | 'business' | 'author' | 'now'>,
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

/**
 * Where a copy was matched, the document that stands for it waits no longer either: it is matched, too, unless it has a transaction
 * or a bill.
 */
export async function matchOriginal(ctx: BusinessContext, copy: StoredDocument): Promise<void> {
  const originalId = copy.duplicateOf ?? copy.sameInvoiceAs;
  if (originalId === null || copy.transactionId === null) return;
  const [original] = await lockDocuments(ctx.db, ctx.business.id, [originalId]);
  if (!original) return;
  if ((original.duplicateOf ?? original.sameInvoiceAs) !== null) {
    await matchOriginal(ctx, { ...original, transactionId: copy.transactionId, matchedBy: copy.matchedBy });
    return;
  }
  const [standing] = await withoutVoidedBills(ctx, [original]);
  if (original.transactionId !== null || standing?.billId !== null) return;
  const { transactionId, matchedBy } = copy;
  await saveChangedDocument(ctx, original, { ...original, transactionId, matchedBy }, 'match');
}
