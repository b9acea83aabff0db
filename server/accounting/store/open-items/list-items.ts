import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Bill } from '../../domain/bills/bill';
import type { Invoice } from '../../domain/invoices/invoice';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from '../keyset';
import { type BillRow, withBillLines } from './bill-store';
import { type InvoiceRow, withInvoiceLines } from './invoice-store';

/** Bounds inclusive. */
export type ItemFilter = {
  statuses?: readonly string[] | undefined;
  partyId?: string | undefined;
  dueFrom?: Instant | undefined;
  dueThrough?: Instant | undefined;
};

/** By due date and identifier. */
export async function listBills(
  db: Queryable,
  businessId: string,
  filter: ItemFilter,
  keyset: Keyset,
): Promise<Page<Bill>> {
  const page = await listRows<BillRow>(db, businessId, 'bill', 'vendor', filter, keyset);
  return { ...page, items: await withBillLines(db, businessId, page.items) };
}

/** By due date and identifier. */
export async function listInvoices(
  db: Queryable,
  businessId: string,
  filter: ItemFilter,
  keyset: Keyset,
): Promise<Page<Invoice>> {
  const page = await listRows<InvoiceRow>(db, businessId, 'invoice', 'customer', filter, keyset);
  return { ...page, items: await withInvoiceLines(db, businessId, page.items) };
}

const columns = ['due_at', 'id'] as const;

async function listRows<Row extends { id: string; due_at: Instant }>(
  db: Queryable,
  businessId: string,
  table: 'bill' | 'invoice',
  party: 'vendor' | 'customer',
  filter: ItemFilter,
  keyset: Keyset,
): Promise<Page<Row>> {
  const conditions: Sql[] = [sql`business_id = ${uuid('business', businessId)}`];
  if (filter.statuses) conditions.push(sql`status = ANY(${filter.statuses}::text[])`);
  if (filter.partyId) conditions.push(sql`${raw(party)}_id = ${uuid(party, filter.partyId)}`);
  if (filter.dueFrom) conditions.push(sql`due_at >= ${filter.dueFrom}`);
  if (filter.dueThrough) conditions.push(sql`due_at <= ${filter.dueThrough}`);
  const rows = await db.rows<Row>(sql`
    SELECT * FROM ${raw(table)} WHERE ${join(conditions, ' AND ')} AND ${keysetWindow(keyset, columns)}
    ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}`);
  return cutPage(
    rows,
    keyset,
    (row) => [row.due_at, row.id],
    (row) => row,
  );
}
