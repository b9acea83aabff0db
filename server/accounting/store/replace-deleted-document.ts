import sql from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid, uuidOrNull } from './identifiers';

/**
 * Lets others take the place of a document that is deleted, called after that is saved. Of those with its bytes the earliest becomes
 * the first, and the others its duplicates. It stands for the invoice then, or names the file that does; where there is none, the
 * earliest of the other files of the invoice stands for it.
 * @param sameInvoiceAs what the deleted document named
 * @returns the document that is in its place now; null where there is no other
 */
export async function replaceDeletedDocument(
  db: Queryable,
  businessId: string,
  { id, sameInvoiceAs }: { id: string; sameInvoiceAs: string | null },
): Promise<string | null> {
  const first = await promoteDuplicate(db, businessId, id, sameInvoiceAs);
  const file = await promoteFile(db, businessId, id, sameInvoiceAs === null ? first : null);
  const successor = first ?? file;
  return successor && encodeIdentifier('document', successor);
}

/** Keeps with a document the former bills of the deleted one in whose place it is, except the bill that it takes over. */
export async function takeFormerBills(
  db: Queryable,
  businessId: string,
  { from, to, billId }: { from: string; to: string; billId: string | null },
): Promise<void> {
  const business = uuid('business', businessId);
  await db.rows(sql`
    UPDATE document SET former_bill_ids = former_bill_ids || (
      SELECT array_remove(d.former_bill_ids, ${uuidOrNull('bill', billId)}::uuid) FROM document d
      WHERE d.business_id = ${business} AND d.id = ${uuid('document', from)})
    WHERE business_id = ${business} AND id = ${uuid('document', to)}`);
}

async function promoteDuplicate(
  db: Queryable,
  businessId: string,
  deletedId: string,
  sameInvoiceAs: string | null,
): Promise<string | null> {
  const [business, deleted] = [uuid('business', businessId), uuid('document', deletedId)];
  const [first] = await db.rows<{ id: string }>(sql`
    SELECT id FROM document WHERE business_id = ${business} AND duplicate_of = ${deleted}
      AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1 FOR NO KEY UPDATE`);
  if (!first) return null;
  await db.rows(sql`
    UPDATE document SET duplicate_of = CASE WHEN id = ${first.id} THEN NULL ELSE ${first.id}::uuid END,
      same_invoice_as = CASE WHEN id = ${first.id} THEN ${uuidOrNull('document', sameInvoiceAs)}::uuid END, version = version + 1
    WHERE business_id = ${business} AND duplicate_of = ${deleted}`);
  return first.id;
}

/** @param successor (UUID) stands for the invoice from now on; null: the earliest of its files */
async function promoteFile(
  db: Queryable,
  businessId: string,
  deletedId: string,
  successor: string | null,
): Promise<string | null> {
  const [business, deleted] = [uuid('business', businessId), uuid('document', deletedId)];
  const files = await db.rows<{ id: string }>(sql`
    SELECT id FROM document WHERE business_id = ${business} AND same_invoice_as = ${deleted}
      AND deleted_at IS NULL ORDER BY created_at, id FOR NO KEY UPDATE`);
  const first = successor ?? files[0]?.id;
  if (!first || files.length === 0) return null;
  await db.rows(sql`
    UPDATE document SET same_invoice_as = CASE WHEN id = ${first} THEN NULL ELSE ${first}::uuid END, version = version + 1
    WHERE business_id = ${business} AND same_invoice_as = ${deleted} AND deleted_at IS NULL`);
  return first;
}
