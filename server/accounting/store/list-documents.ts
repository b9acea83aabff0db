import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DocumentType } from '@/lib/contract/document';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from './database';
import { type DocumentRow, documentOf, type StoredDocument } from './document-store';
import { uuid } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';
import { findIds, type Limits } from './search/find-ids';
import { saysTermInLines } from './text-search';

export type DocumentFilter = {
  documentType?: DocumentType | undefined;
  transactionId?: string | undefined;
  billId?: string | undefined;
  sameInvoiceAs?: string | undefined;
  /** To a transaction, or to a bill that is not voided, itself or by its original; false is what waits for one. */
  isLinked?: boolean | undefined;
  from?: Instant | undefined;
  through?: Instant | undefined;
  /** Each of them in the name, the description or what was read. */
  terms?: readonly string[] | undefined;
};

const columns = ['created_at', 'id'] as const;

/** Documents that are not deleted, by when they were uploaded. */
export async function listDocuments(
  db: Queryable,
  businessId: string,
  filter: DocumentFilter,
  keyset: Keyset,
): Promise<Page<StoredDocument>> {
  const business = uuid('business', businessId);
  const order = keysetOrder(keyset, columns);
  const found = filter.terms?.length ? await findDocumentIds(db, businessId, filter, keyset) : null;
  const rows = await db.rows<DocumentRow>(
    found
      ? sql`SELECT * FROM document WHERE business_id = ${business} AND id = ANY(${found}::uuid[]) ORDER BY ${order}`
      : sql`SELECT * FROM document
          WHERE business_id = ${business} AND deleted_at IS NULL
            AND ${join([sql`true`, ...conditionsOf(business, filter, 'document')], ' AND ')} AND ${keysetWindow(keyset, columns)}
          ORDER BY ${order} LIMIT ${keyset.size + 1}`,
  );
  return cutPage(rows, keyset, (row) => [row.created_at, row.id], documentOf);
}

/** The identifiers (UUIDs) of the first documents beyond the key in which every term is, `keyset.size + 1` at most. */
export function findDocumentIds(
  db: Queryable,
  businessId: string,
  filter: DocumentFilter,
  keyset: Keyset,
  limits?: Limits,
): Promise<string[]> {
  const business = uuid('business', businessId);
  const view = sql`searched_document`;
  const conditions = conditionsOf(business, filter, 'e');
  const beyond = (from: Keyset) => join([keysetWindow(from, ['e.datetime', 'e.id']), ...conditions], ' AND ');
  return findIds(
    db,
    {
      view,
      business,
      columns: ['datetime', 'id'],
      source: (most, from) => sql`SELECT e.datetime, e.id FROM ${view} e
        WHERE e.business_id = ${business} AND ${beyond(from)}
        ORDER BY ${keysetOrder(from, ['e.datetime', 'e.id'])} LIMIT ${most}`,
      tests: [],
      bounds: [beyond(keyset)],
      conditions: (filter.terms ?? [])
        .map((term) => ({
          test: saysTermInLines(sql`e.words`, term),
          found: sql`SELECT e.id FROM ${view} e
            WHERE e.business_id = ${business} AND ${saysTermInLines(sql`e.words`, term)}`,
          likelyFew: term.length,
        }))
        .toSorted((left, right) => right.likelyFew - left.likelyFew),
    },
    keyset,
    limits,
  );
}

/** @param from the table, or the view of it that is searched */
function conditionsOf(business: string, filter: DocumentFilter, from: 'document' | 'e'): Sql[] {
  const uploaded = from === 'document' ? sql`created_at` : sql`datetime`;
  const conditions: Sql[] = [];
  // What belongs to one file of an invoice belongs to the others.
  const belongsTo = (column: Sql, id: string) =>
    sql`id IN (SELECT d.id FROM document d WHERE d.business_id = ${business} AND d.${column} = ${id}
      UNION ALL SELECT f.id FROM document d JOIN document f ON f.business_id = ${business} AND f.same_invoice_as = d.id
        WHERE d.business_id = ${business} AND d.${column} = ${id})`;
  if (filter.documentType) conditions.push(sql`document_type = ${filter.documentType}`);
  if (filter.transactionId)
    conditions.push(belongsTo(sql`transaction_id`, uuid('transaction', filter.transactionId)));
  if (filter.billId) conditions.push(belongsTo(sql`bill_id`, uuid('bill', filter.billId)));
  if (filter.sameInvoiceAs) conditions.push(sql`same_invoice_as = ${uuid('document', filter.sameInvoiceAs)}`);
  if (filter.isLinked !== undefined) conditions.push(linkedCondition(business, filter.isLinked, from));
  if (filter.from) conditions.push(sql`${uploaded} >= ${filter.from}`);
  if (filter.through) conditions.push(sql`${uploaded} <= ${filter.through}`);
  return conditions;
}

function linkedCondition(business: string, isLinked: boolean, from: 'document' | 'e'): Sql {
  const isLinkedItself = (table: Sql) =>
    sql`(${table}.transaction_id IS NOT NULL OR ${table}.bill_id IS NOT NULL AND NOT EXISTS (SELECT FROM bill b
      WHERE b.business_id = ${business} AND b.id = ${table}.bill_id AND b.status = 'voided'))`;
  const own = raw(from);
  if (!isLinked)
    return sql`NOT ${isLinkedItself(own)} AND ${own}.duplicate_of IS NULL AND ${own}.same_invoice_as IS NULL`;
  // What has neither of these is found by indexes, and not looked at.
  const hasAny = join(
    ['transaction_id', 'bill_id', 'same_invoice_as', 'duplicate_of'].map(
      (column) => sql`${own}.${raw(column)} IS NOT NULL`,
    ),
    ' OR ',
  );
  return sql`(${hasAny}) AND (${isLinkedItself(own)} OR EXISTS (SELECT FROM document o WHERE o.business_id = ${business}
    AND o.id IN (${own}.same_invoice_as, ${own}.duplicate_of) AND ${isLinkedItself(sql`o`)}))`;
}
