import type { Document } from '@/lib/contract/document';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { deleteDeclinedMatch, insertDeclinedMatch } from '../../store/declined-match-store';
import { lockDocuments } from '../../store/document-store';
import { audit, type BusinessContext, notFound, type Outcome } from '../context';
import { checkReferences } from './check-references';
import { showDocument } from './show-documents';

type Pair = { document_id: string; transaction_id: string };

/** Declines a match for good, whether it is suggested at present or not. */
export async function declineMatch(ctx: BusinessContext, pair: Pair): Promise<Outcome<Document>> {
  const unknown = await checkReferences(ctx, { transaction_id: pair.transaction_id });
  const [document] = await lockDocuments(ctx.db, ctx.business.id, [pair.document_id]);
  if (!document) return refuse(notFound);
  if (unknown.length > 0) return refuse(invalid(unknown));
  if (document.transactionId === pair.transaction_id) {
    const detail = 'The document is matched to this transaction; remove that match first.';
    return refuse({ code: 'conflict', detail });
  }
  await insertDeclinedMatch(ctx.db, ctx.business.id, document.id, pair.transaction_id, ctx.now);
  recordDecision(ctx, 'decline_match', pair);
  return accept(await showDocument(ctx, document));
}

/** Lets a declined match be suggested again; one that was not declined stays as it is. */
export async function restoreMatch(ctx: BusinessContext, pair: Pair): Promise<Outcome<Document>> {
  const [document] = await lockDocuments(ctx.db, ctx.business.id, [pair.document_id]);
  if (!document) return refuse(notFound);
  await deleteDeclinedMatch(ctx.db, ctx.business.id, document.id, pair.transaction_id);
  recordDecision(ctx, 'restore_match', pair);
  return accept(await showDocument(ctx, document));
}

function recordDecision(ctx: BusinessContext, action: string, pair: Pair): void {
  const after = { id: pair.document_id, transaction_id: pair.transaction_id };
  audit(ctx, ctx.business.id, [
    { action, resourceType: 'document', resourceId: pair.document_id, before: null, after },
  ]);
}
