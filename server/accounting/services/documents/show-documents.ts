import type { Document } from '@/lib/contract/document';
import type { StoredDocument } from '../../store/document-store';
import { findItems } from '../../store/open-items/item-store';
import { eventLoopYield } from '../categorization/yield-to-event-loop';
import type { BusinessContext, ReadingContext } from '../context';
import { findMatches } from './find-matches';
import { presentDocument } from './present-document';
import { withCompleteExtraction } from './with-complete-extraction';

/** The documents as the contract shows them, with suggested matches, and without the bills that were voided since. */
export async function showDocuments(
  ctx: BusinessContext,
  documents: readonly StoredDocument[],
): Promise<Document[]> {
  const yieldToEventLoop = eventLoopYield();
  const shown: StoredDocument[] = [];
  for (const document of await withoutVoidedBills(ctx, documents)) {
    shown.push(withCompleteExtraction(ctx, document));
    await yieldToEventLoop();
  }
  const matches = await findMatches(ctx, shown);
  return shown.map((document) => presentDocument(ctx.business.id, document, matches.get(document.id) ?? []));
}

/** The link to a voided bill is kept, since that bill may be opened again, but nothing is entered from the document now. */
export async function withoutVoidedBills(
  { db, business }: ReadingContext,
  documents: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const ids = documents.flatMap(({ billId }) => billId ?? []);
  if (ids.length === 0) return documents;
  const bills = await findItems(db, business.id, 'bill', ids);
  const voided = new Set(bills.filter(({ status }) => status === 'voided').map(({ id }) => id));
  return documents.map((each) =>
    each.billId !== null && voided.has(each.billId) ? { ...each, billId: null } : each,
  );
}

export async function showDocument(ctx: BusinessContext, document: StoredDocument): Promise<Document> {
  const [shown] = await showDocuments(ctx, [document]);
  if (!shown) throw new Error('one document expected');
  return shown;
}
