import type { BillCreate } from '@/lib/contract/bill';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { lockDocuments, lockDocumentsOfBill, type StoredDocument } from '../../store/document-store';
import { findItems } from '../../store/open-items/item-store';
import type { BusinessContext } from '../context';
import { saveChangedDocument } from '../documents/change-document';

/**
 * Locks the documents that bills are entered from. Refused is one that a transaction has, because the bank has reported the expense
 * already, one that another bill was entered from, unless that is voided, and one that is a copy of another.
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
  if (matched) return matchedAlready(matched);
  const copy = documents.find((each) => (each.duplicateOf ?? each.sameInvoiceAs) !== null);
  if (copy) return copyOfAnother(copy);
  const billIds = documents.flatMap((each) => each.billId ?? []);
  const bills = billIds.length === 0 ? [] : await findItems(ctx.db, ctx.business.id, 'bill', billIds);
  const kept = bills.find((bill) => bill.status !== 'voided');
  if (!kept) return null;
  const detail = `The bill ${kept.id} was entered from the document already; void that bill first.`;
  return { code: 'conflict', detail };
}

/** Each of them could make a bill of its own otherwise. */
function copyOfAnother({ name, duplicateOf, sameInvoiceAs }: StoredDocument): Problem {
  const what = duplicateOf === null ? 'is another file of the invoice' : 'has the same bytes as';
  const detail = `The document ${name} ${what} ${duplicateOf ?? sameInvoiceAs}; enter the bill from that one.`;
  return { code: 'conflict', detail };
}

function matchedAlready({ name, transactionId }: StoredDocument): Problem {
  const detail = `The document ${name} is attached to ${transactionId}, which is the expense already; remove that match first.`;
  return { code: 'conflict', detail };
}

/**
 * Locks the documents that a voided bill was entered from, which is to be opened again. Refused where one of them has become
 * another bill since that is not voided, or has a transaction that does not pay the bill: the expense would be there twice. None of a
 * bill that is not voided.
 */
export async function lockSourcesOfVoided(
  ctx: BusinessContext,
  billId: string,
): Promise<Result<readonly StoredDocument[], Problem>> {
  const [bill] = await findItems(ctx.db, ctx.business.id, 'bill', [billId]);
  if (bill?.status !== 'voided') return accept([]);
  const sources = await lockDocumentsOfBill(ctx.db, ctx.business.id, billId);
  const ids = [...new Set(sources.flatMap(({ billIds }) => billIds))];
  const bills = ids.length === 0 ? [] : await findItems(ctx.db, ctx.business.id, 'bill', ids);
  const documents = sources.map(({ document }) => document);
  const ownPayments = bill.payments.map(({ transactionId }) => transactionId);
  const matched = documents.find(
    ({ transactionId }) => transactionId !== null && !ownPayments.includes(transactionId),
  );
  if (matched) return refuse(matchedAlready(matched));
  const other = bills.find(({ id, status }) => id !== billId && status !== 'voided');
  if (!other) return accept(documents);
  const detail = `The bill ${other.id} (number ${other.number}) was entered from the same document and is ${other.status}: with this one opened again the expense would be there twice. Void that bill first.`;
  const fault = { path: '/status', code: 'document_has_bill', message: detail };
  return refuse({ code: 'conflict', detail, errors: [fault] });
}

/** Keeps with the document which bill was entered from it. */
export async function keepSource(
  ctx: BusinessContext,
  document: StoredDocument,
  billId: string,
): Promise<void> {
  await saveChangedDocument(ctx, document, { ...document, billId }, 'enter_bill');
}
