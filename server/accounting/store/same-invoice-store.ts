import sql from 'sql-template-tag';
import type { Queryable } from './database';
import { type DocumentRow, documentOf, type StoredDocument } from './document-store';
import { uuid } from './identifiers';

/** More of one total are not compared. */
const mostCompared = 50;

/** Of two files of one invoice that are read at once, the second waits here until the first is kept. */
export async function holdTotal(db: Queryable, businessId: string, totalKey: string): Promise<void> {
  await db.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${businessId} ${totalKey}`}, 6))`);
}

/** The latest documents of the total that stand for themselves. */
export async function findDocumentsOfTotal(
  db: Queryable,
  businessId: string,
  totalKey: string,
): Promise<StoredDocument[]> {
  const rows = await db.rows<DocumentRow>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)} AND total_key = ${totalKey}
      AND document_type = 'receipt' AND duplicate_of IS NULL AND same_invoice_as IS NULL AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${mostCompared}`);
  return rows.map(documentOf);
}

/** The other files of the invoice that a document stands for, locked. */
export async function lockFilesOfInvoice(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<StoredDocument[]> {
  const rows = await db.rows<DocumentRow>(sql`
    SELECT * FROM document WHERE business_id = ${uuid('business', businessId)}
      AND same_invoice_as = ${uuid('document', id)} AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`);
  return rows.map(documentOf);
}
