import type { Document, DocumentExtraction } from '@/lib/contract/document';
import { amountNumber, type JsonNumber } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';
import type { Extraction, Reading } from '../../domain/documents/extraction';
import type { Match } from '../../domain/documents/matches/suggest-matches';
import type { StoredDocument } from '../../store/document-store';

/** The maximum number of decimals of any currency, so that the printed amount is returned unchanged. */
export const mostDecimals = 4;

/** The document as the contract shows it. */
export function presentDocument(
  businessId: string,
  document: StoredDocument,
  matches: readonly Match[],
): Document {
  return {
    id: document.id,
    task_id: document.taskId,
    business_id: businessId,
    name: document.name,
    description: document.description,
    document_type: document.documentType,
    file_size: document.fileSize,
    media_type: document.mediaType,
    status: document.status,
    failure: document.failure,
    external_account_id: document.externalAccountId,
    transaction_id: document.transactionId,
    bill_id: document.billId,
    matched_by: document.matchedBy,
    duplicate_of: document.duplicateOf,
    same_invoice_as: document.sameInvoiceAs,
    metadata_: document.metadata,
    extraction: document.extraction && presentExtraction(document.extraction),
    suggested_matches: matches.map(({ transactionId, confidence, reasons }) => ({
      transaction_id: transactionId,
      confidence,
      reasons,
    })),
    version: document.version,
    created_at: document.createdAt,
    updated_at: document.updatedAt,
  };
}

function presentExtraction(extraction: Extraction): DocumentExtraction {
  const { totalAmount } = extraction;
  return {
    vendor_name: extraction.vendorName && presentReading(extraction.vendorName),
    total_amount: totalAmount && presentAmount(totalAmount),
    currency: extraction.currency && presentReading(extraction.currency),
    issued_on: extraction.issuedOn && presentReading(extraction.issuedOn),
    number: extraction.number ? presentReading(extraction.number) : null,
    due_on: extraction.dueOn ? presentReading(extraction.dueOn) : null,
    is_bill: extraction.isBill ?? false,
    is_credit_note: extraction.isCreditNote ?? false,
    corrects: extraction.corrects ?? null,
    lines: presentLines(extraction),
    turn: extraction.turn ?? 0,
  };
}

/** None where a person corrected the total: they are of another one. */
function presentLines({ lines = [], totalAmount }: Extraction): DocumentExtraction['lines'] {
  const units = lines.map(({ amount }) => minorUnitsOf(amount, mostDecimals));
  const total = totalAmount && minorUnitsOf(totalAmount.value, mostDecimals);
  const sum = units.reduce((all, each) => all + (each.ok ? each.value : 0n), 0n);
  if (!total?.ok || total.value !== sum) return [];
  return lines.map(({ description, isTax }, at) => {
    const amount = units[at];
    return { description, amount: amountNumber(amount?.ok ? amount.value : 0n, mostDecimals), is_tax: isTax };
  });
}

function presentReading({ value, confidence, place, read, printed }: Reading<string>) {
  return {
    value,
    confidence,
    place: place ? { page: 1, ...place } : null,
    is_corrected: read !== undefined,
    ...(printed === undefined ? {} : { printed }),
  };
}

function presentAmount(reading: Reading<string>): DocumentExtraction['total_amount'] {
  const { printed, ...shown } = presentReading(reading);
  const value = amountOf(reading.value);
  const other = printed === undefined ? null : amountOf(printed);
  return value === null ? null : { ...shown, value, ...(other === null ? {} : { printed: other }) };
}

function amountOf(text: string): JsonNumber | null {
  const units = minorUnitsOf(text, mostDecimals);
  return units.ok ? amountNumber(units.value, mostDecimals) : null;
}

/** The fields of a document in the audit log, without suggestions. */
export function auditedDocument(
  businessId: string,
  document: StoredDocument,
): Omit<Document, 'suggested_matches'> {
  const { suggested_matches: _, ...kept } = presentDocument(businessId, document, []);
  return kept;
}
