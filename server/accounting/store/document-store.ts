import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DocumentFailure, DocumentStatus, DocumentType } from '@/lib/contract/document';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { stringifyJson } from '@/lib/json';
import type { MediaType } from '@/lib/media-type';
import type { Extraction } from '../domain/documents/extraction';
import { totalKeyOf } from '../domain/documents/matches/total-key';
import { vendorKeyOf } from '../domain/documents/vendors/vendor-key';
import type { Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';

export type StoredDocument = {
  id: string;
  taskId: string | null;
  externalAccountId: string | null;
  transactionId: string | null;
  /** The bill that was entered from it. */
  billId: string | null;
  /** Null without a match. */
  matchedBy: 'service' | 'person' | null;
  name: string;
  description: string | null;
  documentType: DocumentType;
  mediaType: MediaType;
  /** In bytes. */
  fileSize: number;
  /** SHA-256 in hex. */
  hash: string;
  duplicateOf: string | null;
  /** The document that stands for the invoice that this one is another file of. */
  sameInvoiceAs: string | null;
  status: DocumentStatus;
  failure: DocumentFailure | null;
  extraction: Extraction | null;
  /** The lines that were read, below one another. */
  readText: string | null;
  metadata: Record<string, unknown>;
  /** Why it was deleted; null while it is not. */
  deletion: { at: Instant; reason: string } | null;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

export type DocumentRow = {
  id: string;
  task_id: string | null;
  external_account_id: string | null;
  transaction_id: string | null;
  bill_id: string | null;
  matched_by: 'service' | 'person' | null;
  name: string;
  description: string | null;
  document_type: DocumentType;
  media_type: MediaType;
  file_size: number;
  hash: Buffer;
  duplicate_of: string | null;
  same_invoice_as: string | null;
  status: DocumentStatus;
  failure: DocumentFailure | null;
  extraction: Extraction | null;
  read_text: string | null;
  metadata: Record<string, unknown>;
  deleted_at: Instant | null;
  deletion_reason: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/**
 * Adds the document as the first with its bytes, or else as a duplicate of the first, and gives it back so. Of two
 * that come at once the second waits here for the first to be kept. The first is not deleted before its duplicate is kept: who
 * deletes it makes another the first. Whoever brings a transaction may go on to match the first.
 */
export async function insertDocument(
  db: Queryable,
  businessId: string,
  document: StoredDocument,
): Promise<StoredDocument> {
  const lock = document.transactionId === null ? sql`FOR SHARE` : sql`FOR NO KEY UPDATE`;
  for (;;) {
    if (await insertUnlessKnown(db, businessId, document)) return document;
    const [original] = await db.rows<{ id: string }>(sql`
      SELECT id FROM document WHERE business_id = ${uuid('business', businessId)}
        AND hash = ${Buffer.from(document.hash, 'hex')} AND duplicate_of IS NULL AND deleted_at IS NULL ${lock}`);
    // It was deleted while this waited for it: another is the first by now, or this one is.
    if (!original) continue;
    const duplicate = { ...document, duplicateOf: encodeIdentifier('document', original.id) };
    await insertUnlessKnown(db, businessId, duplicate);
    return duplicate;
  }
}

async function insertUnlessKnown(
  db: Queryable,
  businessId: string,
  document: StoredDocument,
): Promise<boolean> {
  const row = {
    business_id: uuid('business', businessId),
    id: uuid('document', document.id),
    task_id: uuidOrNull('task', document.taskId),
    external_account_id: uuidOrNull('external_account', document.externalAccountId),
    transaction_id: uuidOrNull('transaction', document.transactionId),
    matched_by: document.matchedBy,
    name: document.name,
    description: document.description,
    document_type: document.documentType,
    media_type: document.mediaType,
    file_size: document.fileSize,
    hash: Buffer.from(document.hash, 'hex'),
    duplicate_of: uuidOrNull('document', document.duplicateOf),
    status: document.status,
    metadata: stringifyJson(document.metadata),
    version: document.version,
    created_at: document.createdAt,
    updated_at: document.updatedAt,
  };
  // Not by `insert` of the transaction, which cannot say whether the row was added.
  const rows = await db.rows(sql`
    INSERT INTO document (${raw(Object.keys(row).join(', '))}) VALUES (${join(Object.values(row))})
    ON CONFLICT (business_id, hash) WHERE duplicate_of IS NULL AND deleted_at IS NULL DO NOTHING RETURNING id`);
  return rows.length === 1;
}

export async function findDocument(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<StoredDocument | null> {
  const [document] = await findDocuments(db, businessId, [id]);
  return document ?? null;
}

export async function findDocuments(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  const rows = await db.rows<DocumentRow>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('document', id))}::uuid[]) AND deleted_at IS NULL`);
  return rows.map(documentOf);
}

/** The same, locked for change in the order of their identifiers. */
export async function lockDocuments(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  const rows = await db.rows<DocumentRow>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('document', id))}::uuid[]) AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`);
  return rows.map(documentOf);
}

/** The documents that the bill was entered from, also where another bill was since, locked in the order of their identifiers. */
export async function lockDocumentsOfBill(
  db: Queryable,
  businessId: string,
  billId: string,
): Promise<{ document: StoredDocument; billIds: string[] }[]> {
  const bill = uuid('bill', billId);
  const rows = await db.rows<DocumentRow & { former_bill_ids: string[] }>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)} AND deleted_at IS NULL
      AND (bill_id = ${bill} OR former_bill_ids <> '{}' AND ${bill} = ANY(former_bill_ids))
    ORDER BY id FOR NO KEY UPDATE`);
  return rows.map((row) => {
    const former = row.former_bill_ids.map((id) => encodeIdentifier('bill', id));
    const document = documentOf(row);
    return { document, billIds: document.billId === null ? former : [...former, document.billId] };
  });
}

/** Saves the mutable fields of a document. A bill that another takes the place of, or none, is kept among the former ones. */
export async function saveDocument(
  db: Queryable,
  businessId: string,
  document: StoredDocument,
): Promise<void> {
  const extraction = document.extraction === null ? null : stringifyJson(document.extraction);
  const bill = uuidOrNull('bill', document.billId);
  await db.rows(sql`
    UPDATE document SET task_id = ${uuidOrNull('task', document.taskId)},
      external_account_id = ${uuidOrNull('external_account', document.externalAccountId)},
      transaction_id = ${uuidOrNull('transaction', document.transactionId)}, bill_id = ${bill}, former_bill_ids = CASE
        WHEN bill_id IS NULL OR bill_id IS NOT DISTINCT FROM ${bill}::uuid THEN former_bill_ids
        ELSE array_append(array_remove(former_bill_ids, bill_id), bill_id) END, matched_by = ${document.matchedBy},
      same_invoice_as = ${uuidOrNull('document', document.sameInvoiceAs)},
      vendor_key = ${vendorKeyOf(document.extraction?.vendorName?.value)},
      total_key = ${totalKeyOf(document.extraction?.totalAmount?.value)}, name = ${document.name},
      description = ${document.description}, document_type = ${document.documentType}, status = ${document.status},
      failure = ${document.failure}, extraction = ${extraction}, read_text = ${document.readText},
      deleted_at = ${document.deletion?.at ?? null}, deletion_reason = ${document.deletion?.reason ?? null}, metadata = ${stringifyJson(document.metadata)},
      version = ${document.version}, updated_at = ${document.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('document', document.id)}`);
}

/** The bytes of all documents of the tenant, whose same bytes in one business count once. */
export async function sumDocumentBytes(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ bytes: bigint }>(sql`SELECT stored_document_bytes() AS bytes`);
  return Number(row?.bytes ?? 0n);
}

/** The most receipts whose likely matches are looked for at once. */
const mostToMatch = 200;

/** A duplicate, or another file of an invoice, does not need a transaction; its original does. */
const waiting = sql`d.document_type = 'receipt' AND d.transaction_id IS NULL AND d.duplicate_of IS NULL AND d.same_invoice_as IS NULL
  AND d.deleted_at IS NULL`;
/** A voided bill is none, though it stays the document's: it may be opened again. */
const withoutBill = sql`document d WHERE d.bill_id IS NULL`;
const ofVoidedBill = sql`bill b JOIN document d ON d.business_id = b.business_id AND d.bill_id = b.id WHERE b.status = 'voided'`;

/** The latest receipts without a transaction or a bill that were read. */
export async function findReceiptsToMatch(db: Queryable, businessId: string): Promise<StoredDocument[]> {
  const business = uuid('business', businessId);
  const latest = (
    from: Sql,
  ) => sql`SELECT d.* FROM ${from} AND d.business_id = ${business} AND ${waiting} AND d.status = 'ready'
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${mostToMatch}`;
  const rows = await db.rows<DocumentRow>(sql`
    (${latest(withoutBill)}) UNION ALL (${latest(ofVoidedBill)}) ORDER BY created_at DESC, id DESC LIMIT ${mostToMatch}`);
  return rows.map((row) => ({ ...documentOf(row), billId: null }));
}

/** The receipts without a transaction or a bill. */
export async function countUnlinkedReceipts(db: Queryable, businessId: string): Promise<number> {
  const business = uuid('business', businessId);
  const counted = (from: Sql) =>
    sql`(SELECT count(*) FROM ${from} AND d.business_id = ${business} AND ${waiting})`;
  const [row] = await db.rows<{ count: bigint }>(
    sql`SELECT ${counted(withoutBill)} + ${counted(ofVoidedBill)} AS count`,
  );
  return Number(row?.count ?? 0n);
}

export function documentOf(row: DocumentRow): StoredDocument {
  return {
    id: encodeIdentifier('document', row.id),
    taskId: encodeOrNull('task', row.task_id),
    externalAccountId: encodeOrNull('external_account', row.external_account_id),
    transactionId: encodeOrNull('transaction', row.transaction_id),
    billId: encodeOrNull('bill', row.bill_id),
    matchedBy: row.matched_by,
    name: row.name,
    description: row.description,
    documentType: row.document_type,
    mediaType: row.media_type,
    fileSize: row.file_size,
    hash: row.hash.toString('hex'),
    duplicateOf: encodeOrNull('document', row.duplicate_of),
    sameInvoiceAs: encodeOrNull('document', row.same_invoice_as),
    status: row.status,
    failure: row.failure,
    extraction: row.extraction,
    readText: row.read_text,
    deletion: row.deleted_at === null ? null : { at: row.deleted_at, reason: row.deletion_reason ?? '' },
    metadata: row.metadata,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A document that was deleted. */
export async function findDeletedDocument(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<StoredDocument | null> {
  const [row] = await db.rows<DocumentRow>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('document', id)}
      AND deleted_at IS NOT NULL`);
  return row ? documentOf(row) : null;
}
