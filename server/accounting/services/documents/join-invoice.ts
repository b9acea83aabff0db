import type { Document } from '@/lib/contract/document';
import { accept } from '@/lib/result';
import { type InvoiceFile, isSameInvoice } from '../../domain/documents/matches/same-invoice';
import { totalKeyOf } from '../../domain/documents/matches/total-key';
import { lockDocuments, type StoredDocument } from '../../store/document-store';
import { findDocumentsOfTotal, holdTotal, lockFilesOfInvoice } from '../../store/same-invoice-store';
import type { BusinessContext, Outcome } from '../context';
import { changeDocument, saveChangedDocument } from './change-document';
import { withoutVoidedBills } from './show-documents';

type Context = Pick<BusinessContext, 'db' | 'business' | 'author' | 'now'>;

/**
 * Joins a document that was just read to another file of the same invoice. The electronic invoice stands for both, unless a
 * transaction or a bill has the other already; two that have one each are left to people.
 */
export async function joinSameInvoice(ctx: Context, document: StoredDocument): Promise<void> {
  const total = totalKeyOf(document.extraction?.totalAmount?.value);
  if (total === null || document.documentType !== 'receipt' || document.duplicateOf !== null) return;
  await holdTotal(ctx.db, ctx.business.id, total);
  const others = await findDocumentsOfTotal(ctx.db, ctx.business.id, total);
  const alike = others.find(
    ({ id, ...each }) => id !== document.id && isSameInvoice(fileOf(document), fileOf(each)),
  );
  const [other] = alike ? await lockDocuments(ctx.db, ctx.business.id, [alike.id]) : [];
  if (!other || other.sameInvoiceAs !== null) return;
  const pair = originalFirst(document, other, await settledOf(ctx, [document, other]));
  if (!pair) return;
  const [original, file] = pair;
  for (const each of [file, ...(await lockFilesOfInvoice(ctx.db, ctx.business.id, file.id))])
    await saveChangedDocument(ctx, each, { ...each, sameInvoiceAs: original.id }, 'join_invoice');
}

/** Takes a file of an invoice for one of its own: it waits for a transaction again. */
export function separateInvoice(
  ctx: BusinessContext,
  input: { document_id: string },
): Promise<Outcome<Document>> {
  return changeDocument(ctx, input.document_id, 'separate_invoice', (before) =>
    accept(before.sameInvoiceAs === null ? before : { ...before, sameInvoiceAs: null }),
  );
}

function originalFirst(
  read: StoredDocument,
  other: StoredDocument,
  settled: ReadonlySet<string>,
): [original: StoredDocument, file: StoredDocument] | null {
  const [isReadSettled, isOtherSettled] = [settled.has(read.id), settled.has(other.id)];
  if (isReadSettled && isOtherSettled) return null;
  if (isReadSettled !== isOtherSettled) return isReadSettled ? [read, other] : [other, read];
  const isElectronic = ({ mediaType }: StoredDocument) => mediaType === 'application/xml';
  return isElectronic(read) && !isElectronic(other) ? [read, other] : [other, read];
}

/** Those that a transaction has, or a bill that is not voided. */
async function settledOf(ctx: Context, documents: readonly StoredDocument[]): Promise<Set<string>> {
  const present = await withoutVoidedBills(ctx, documents);
  return new Set(
    present.flatMap(({ id, transactionId, billId }) => ((transactionId ?? billId) === null ? [] : [id])),
  );
}

function fileOf({
  mediaType,
  extraction,
  readText,
}: Pick<StoredDocument, 'mediaType' | 'extraction' | 'readText'>): InvoiceFile {
  return { mediaType, extraction, text: readText };
}
