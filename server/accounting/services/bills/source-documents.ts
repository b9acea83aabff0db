import type { BillCreate } from '@/lib/contract/bill';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { lockDocuments, type StoredDocument } from '../../store/document-store';
import { findItems } from '../../store/open-items/item-store';
import type { BusinessContext } from '../context';
import { saveChangedDocument } from '../documents/change-document';

/**
 * Locks the documents that bills are entered from. Refused is one that a transaction has, because the bank has reported the expense
 * already, and one that another bill was entered from, unless that is voided.
 */
export async function lockSourceDocuments(
  ctx: BusinessContext,
  input: readonly BillCreate[],
): Promise<Result<ReadonlyMap<string, StoredDocument>, Problem>> {
  const ids = input.flatMap((bill) => bill.document_id ?? []);
  const documents = new Map<string, StoredDocument>();
  if (ids.length === 0) return accept(documents);
  for (const each of await lockDocuments(ctx.db, ctx.business.id, ids)) documents.set(each.id, each);
  const faults = input.flatMap(({ document_id: id }, index): Fault[] => {
    const path = `/${index}/document_id`;
    if (!id) return [];
    if (!documents.has(id))
      return [{ path, code: 'not_found', message: 'is not a document of this business' }];
    const isFirst = input.findIndex((other) => other.document_id === id) === index;
    return isFirst ? [] : [{ path, code: 'duplicate', message: 'is in this request twice' }];
  });
  if (faults.length > 0) return refuse(invalid(faults));
  const taken = await refusalOfTaken(ctx, [...documents.values()]);
  return taken ? refuse(taken) : accept(documents);
}

async function refusalOfTaken(
  ctx: BusinessContext,
  documents: readonly StoredDocument[],
): Promise<Problem | null> {
  const matched = documents.find((each) => each.transactionId !== null);
  if (matched) {
    const detail = `The document ${matched.name} is attached to ${matched.transactionId}, which is the expense already; remove that match first.`;
    return { code: 'conflict', detail };
  }
  const billIds = documents.flatMap((each) => each.billId ?? []);
  const bills = billIds.length === 0 ? [] : await findItems(ctx.db, ctx.business.id, 'bill', billIds);
  const kept = bills.find((bill) => bill.status !== 'voided');
  if (!kept) return null;
  const detail = `The bill ${kept.id} was entered from the document already; void that bill first.`;
  return { code: 'conflict', detail };
}

/** Keeps with the document which bill was entered from it. */
export async function keepSource(
  ctx: BusinessContext,
  document: StoredDocument,
  billId: string,
): Promise<void> {
  await saveChangedDocument(ctx, document, { ...document, billId }, 'enter_bill');
}
