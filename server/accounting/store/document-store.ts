import sql, { join, type Sql } from 'sql-template-tag';
import type { DocumentFailure, DocumentStatus, DocumentType } from '@/lib/contract/document';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { stringifyJson } from '@/lib/json';
import type { MediaType } from '@/lib/media-type';
import type { Extraction } from '../domain/documents/extraction';
import type { Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';

export type StoredDocument = {
  id: string;
  taskId: string | null;
  externalAccountId: string | null;
  transactionId: string | null;
  name: string;
  description: string | null;
  documentType: DocumentType;
  mediaType: MediaType;
  /** In bytes. */
  fileSize: number;
  /** SHA-256 in hex. */
  hash: string;
  duplicateOf: string | null;
  status: DocumentStatus;
  failure: DocumentFailure | null;
  extraction: Extraction | null;
  metadata: Record<string, unknown>;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

export type DocumentFilter = {
  documentType?: DocumentType | undefined;
  transactionId?: string | undefined;
  isLinked?: boolean | undefined;
  from?: Instant | undefined;
  through?: Instant | undefined;
};

type Row = {
  id: string;
  task_id: string | null;
  external_account_id: string | null;
  transaction_id: string | null;
  name: string;
  description: string | null;
  document_type: DocumentType;
  media_type: MediaType;
  file_size: number;
  hash: Buffer;
  duplicate_of: string | null;
  status: DocumentStatus;
  failure: DocumentFailure | null;
  extraction: Extraction | null;
  metadata: Record<string, unknown>;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/**
 * Adds the document as the first with its bytes, or else as a duplicate of the first, and gives it back so. Of two
 * that come at once the second waits here for the first to be kept.
 */
export async function insertDocument(
  db: Queryable,
  businessId: string,
  document: StoredDocument,
): Promise<StoredDocument> {
  if (await insertUnlessKnown(db, businessId, document)) return document;
  const [original] = await db.rows<{ id: string }>(sql`
    SELECT id FROM document WHERE business_id = ${uuid('business', businessId)}
      AND hash = ${Buffer.from(document.hash, 'hex')} AND duplicate_of IS NULL`);
  const duplicate = { ...document, duplicateOf: encodeOrNull('document', original?.id ?? null) };
  if (!(await insertUnlessKnown(db, businessId, duplicate))) throw new Error('the original document is gone');
  return duplicate;
}

async function insertUnlessKnown(
  db: Queryable,
  businessId: string,
  document: StoredDocument,
): Promise<boolean> {
  const rows = await db.rows(sql`
    INSERT INTO document (business_id, id, task_id, external_account_id, transaction_id, name, description,
      document_type, media_type, file_size, hash, duplicate_of, status, metadata, version, created_at, updated_at)
    VALUES (${uuid('business', businessId)}, ${uuid('document', document.id)}, ${uuidOrNull('task', document.taskId)},
      ${uuidOrNull('external_account', document.externalAccountId)}, ${uuidOrNull('transaction', document.transactionId)},
      ${document.name}, ${document.description}, ${document.documentType}, ${document.mediaType}, ${document.fileSize},
      ${Buffer.from(document.hash, 'hex')}, ${uuidOrNull('document', document.duplicateOf)}, ${document.status},
      ${stringifyJson(document.metadata)}, ${document.version}, ${document.createdAt}, ${document.updatedAt})
    ON CONFLICT (business_id, hash) WHERE duplicate_of IS NULL DO NOTHING RETURNING id`);
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
  const rows = await db.rows<Row>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('document', id))}::uuid[])`);
  return rows.map(documentOf);
}

/** The same, locked for change in the order of their identifiers. */
export async function lockDocuments(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('document', id))}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  return rows.map(documentOf);
}

/** Saves the mutable fields of a document. */
export async function saveDocument(
  db: Queryable,
  businessId: string,
  document: StoredDocument,
): Promise<void> {
  const extraction = document.extraction === null ? null : stringifyJson(document.extraction);
  await db.rows(sql`
    UPDATE document SET task_id = ${uuidOrNull('task', document.taskId)},
      external_account_id = ${uuidOrNull('external_account', document.externalAccountId)},
      transaction_id = ${uuidOrNull('transaction', document.transactionId)}, name = ${document.name},
      description = ${document.description}, document_type = ${document.documentType}, status = ${document.status},
      failure = ${document.failure}, extraction = ${extraction}, metadata = ${stringifyJson(document.metadata)},
      version = ${document.version}, updated_at = ${document.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('document', document.id)}`);
}

/** The bytes of all documents of the tenant, whose same bytes in one business count once. */
export async function sumDocumentBytes(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ bytes: bigint }>(sql`SELECT stored_document_bytes() AS bytes`);
  return Number(row?.bytes ?? 0n);
}

/** A duplicate does not need a receipt match; its original does. */
export async function countUnlinkedReceipts(db: Queryable, businessId: string): Promise<number> {
  const [row] = await db.rows<{ count: bigint }>(sql`
    SELECT count(*) AS count FROM document WHERE business_id = ${uuid('business', businessId)}
      AND document_type = 'receipt' AND transaction_id IS NULL AND duplicate_of IS NULL`);
  return Number(row?.count ?? 0n);
}

const columns = ['created_at', 'id'] as const;

export async function listDocuments(
  db: Queryable,
  businessId: string,
  filter: DocumentFilter,
  keyset: Keyset,
): Promise<Page<StoredDocument>> {
  const conditions: Sql[] = [sql`business_id = ${uuid('business', businessId)}`];
  if (filter.documentType) conditions.push(sql`document_type = ${filter.documentType}`);
  if (filter.transactionId) {
    conditions.push(sql`transaction_id = ${uuid('transaction', filter.transactionId)}`);
  }
  if (filter.isLinked !== undefined) conditions.push(sql`(transaction_id IS NOT NULL) = ${filter.isLinked}`);
  if (filter.from) conditions.push(sql`created_at >= ${filter.from}`);
  if (filter.through) conditions.push(sql`created_at <= ${filter.through}`);
  const rows = await db.rows<Row>(sql`
    SELECT * FROM document WHERE ${join(conditions, ' AND ')} AND ${keysetWindow(keyset, columns)}
    ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}`);
  return cutPage(rows, keyset, (row) => [row.created_at, row.id], documentOf);
}

function documentOf(row: Row): StoredDocument {
  return {
    id: encodeIdentifier('document', row.id),
    taskId: encodeOrNull('task', row.task_id),
    externalAccountId: encodeOrNull('external_account', row.external_account_id),
    transactionId: encodeOrNull('transaction', row.transaction_id),
    name: row.name,
    description: row.description,
    documentType: row.document_type,
    mediaType: row.media_type,
    fileSize: row.file_size,
    hash: row.hash.toString('hex'),
    duplicateOf: encodeOrNull('document', row.duplicate_of),
    status: row.status,
    failure: row.failure,
    extraction: row.extraction,
    metadata: row.metadata,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
