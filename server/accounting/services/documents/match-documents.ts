import type { Document, DocumentMatch, DocumentMatches } from '@/lib/contract/document';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { insertDeclinedMatch } from '../../store/declined-match-store';
import { lockDocuments, type StoredDocument } from '../../store/document-store';
import { holdTransactions } from '../../store/transaction-store';
import { type BusinessContext, type Outcome, staleVersion } from '../context';
import { changeDocument, matchOriginal, saveChangedDocument } from './change-document';
import { checkReferences } from './check-references';
import { showDocuments } from './show-documents';

type Addressed = { document_id: string };

/** Matches the document to a transaction; never creates an expense. Matching again to the same transaction changes nothing. */
export async function matchDocument(
  ctx: BusinessContext,
  input: DocumentMatch & Addressed,
): Promise<Outcome<Document>> {
  const unknown = await checkReferences(ctx, { transaction_id: input.transaction_id });
  return changeDocument(ctx, input.document_id, 'match', (before) =>
    unknown.length > 0 ? refuse(invalid(unknown)) : matched(before, input.transaction_id),
  );
}

/** Removes the match of the document; an unmatched document is returned unchanged. */
export async function unmatchDocument(ctx: BusinessContext, input: Addressed): Promise<Outcome<Document>> {
  let removed: StoredDocument | null = null;
  const outcome = await changeDocument(ctx, input.document_id, 'unmatch', (before) => {
    removed = before;
    return accept(unmatched(before));
  });
  if (outcome.ok && removed) await declineOwn(ctx, removed);
  return outcome;
}

/** Does several of both, all or nothing; a refusal names the item by its index. */
export async function matchDocuments(
  ctx: BusinessContext,
  input: DocumentMatches,
): Promise<Outcome<Document[]>> {
  const { db, business } = ctx;
  const ids = input.map((item) => item.document_id);
  const locked = await lockDocuments(db, business.id, ids);
  const transactionIds = input.flatMap((item) => item.transaction_id ?? []);
  const transactions = await holdTransactions(db, business.id, transactionIds);
  const byId = new Map(locked.map((document) => [document.id, document]));
  const faults: Fault[] = [];
  const decided: { before: StoredDocument; after: StoredDocument }[] = [];
  for (const [index, { document_id: id, transaction_id: transactionId, version }] of input.entries()) {
    const fault = (member: string, code: string, message: string) =>
      void faults.push({ path: `/${index}/${member}`, code, message });
    if (transactionId !== null && !transactions.has(transactionId))
      fault('transaction_id', 'not_found', 'is not a transaction of this business');
    const before = byId.get(id);
    if (!before) {
      fault('document_id', 'not_found', 'is not a document of this business');
      continue;
    }
    if (ids.indexOf(id) !== index) fault('document_id', 'duplicate', 'is in this request twice');
    const stale = staleVersion(typeof version === 'number' ? [version] : null, before.version);
    if (stale) {
      const path = `/${index}/version`;
      return refuse({ ...stale, errors: [{ path, code: stale.code, message: stale.detail }] });
    }
    const after = transactionId === null ? accept(unmatched(before)) : matched(before, transactionId);
    if (after.ok) decided.push({ before, after: after.value });
    else return refuse({ ...after.problem, errors: [conflictAt(index, after.problem)] });
  }
  if (faults.length > 0) return refuse(invalid(faults));
  const changed: StoredDocument[] = [];
  for (const { before, after } of decided) {
    const action = after.transactionId === null ? 'unmatch' : 'match';
    changed.push(after === before ? before : await saveChangedDocument(ctx, before, after, action));
    if (after.transactionId === null) await declineOwn(ctx, before);
  }
  // Once all are changed: an original among them has what is said of it.
  for (const { before, after } of decided) if (after !== before) await matchOriginal(ctx, after);
  return accept(await showDocuments(ctx, changed));
}

function conflictAt(index: number, { code, detail }: Problem): Fault {
  return { path: `/${index}/transaction_id`, code, message: detail };
}

function matched(before: StoredDocument, transactionId: string): Result<StoredDocument, Problem> {
  if (before.transactionId === transactionId) return accept(before);
  if (before.transactionId === null) return accept({ ...before, ...matchedTo(before, transactionId) });
  const detail = `The document is attached to ${before.transactionId}; remove that match first.`;
  return refuse({ code: 'conflict', detail });
}

/** The members of a match that a person makes; the same match stays whose it is. */
export function matchedTo(
  { transactionId: was, matchedBy }: StoredDocument,
  transactionId: string | null,
): Pick<StoredDocument, 'transactionId' | 'matchedBy'> {
  return { transactionId, matchedBy: transactionId === was ? matchedBy : 'person' };
}

function unmatched(before: StoredDocument): StoredDocument {
  return before.transactionId === null ? before : { ...before, transactionId: null, matchedBy: null };
}

/** A match that the service made and a person removes is declined, or the service would make it again. */
async function declineOwn(ctx: BusinessContext, before: StoredDocument): Promise<void> {
  if (before.matchedBy !== 'service' || before.transactionId === null) return;
  await insertDeclinedMatch(ctx.db, ctx.business.id, before.id, before.transactionId, ctx.now);
}
