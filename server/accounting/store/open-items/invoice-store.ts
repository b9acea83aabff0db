import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { stringifyJson } from '@/lib/json';
import type { Invoice, InvoiceLine, InvoiceStatus } from '../../domain/invoices/invoice';
import type { Queryable } from '../database';
import { encodeOrNull, uuid, uuidOrNull } from '../identifiers';
import { groupBy } from './group-by';
import { findPayments } from './payment-store';

export type InvoiceRow = {
  id: string;
  customer_id: string;
  number: string;
  description: string;
  source: Invoice['source'];
  due_at: Instant;
  sent_at: Instant | null;
  voided_at: Instant | null;
  status: InvoiceStatus;
  metadata: Record<string, unknown>;
  journal_entry_id: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

type LineRow = {
  invoice_id: string;
  id: string;
  position: number;
  description: string;
  ledger_id: string;
  quantity_millionths: bigint;
  unit_price_millionths: bigint;
  discount_rate_millionths: bigint;
  tax_rate_millionths: bigint;
  gross: bigint;
  discount: bigint;
  tax: bigint;
  is_prepayment: boolean;
  metadata: Record<string, unknown>;
};

export async function insertInvoices(
  db: Queryable,
  businessId: string,
  invoices: readonly Invoice[],
): Promise<void> {
  const rows = invoices.map((invoice) => ({ business_id: uuid('business', businessId), ...rowOf(invoice) }));
  await db.rows(sql`
    INSERT INTO invoice SELECT * FROM json_populate_recordset(NULL::invoice, ${stringifyJson(rows)})`);
  await insertLines(
    db,
    businessId,
    invoices.flatMap((invoice) => invoice.lines.map((line) => lineRowOf(invoice, line))),
  );
}

/** Saves a changed invoice; lines that are gone are deleted, and stand in the audit log. */
export async function saveInvoice(
  db: Queryable,
  businessId: string,
  before: Invoice,
  after: Invoice,
): Promise<void> {
  const row = rowOf(after);
  await db.rows(sql`
    UPDATE invoice SET number = ${row.number}, description = ${row.description}, due_at = ${row.due_at},
      sent_at = ${row.sent_at}, voided_at = ${row.voided_at}, status = ${row.status},
      journal_entry_id = ${row.journal_entry_id}, version = ${row.version}, updated_at = ${row.updated_at}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${row.id}`);
  const idsAfter = new Set(after.lines.map((line) => line.id));
  const idsBefore = new Set(before.lines.map((line) => line.id));
  const gone = before.lines
    .filter((line) => !idsAfter.has(line.id))
    .map((line) => uuid('invoice_line', line.id));
  if (gone.length > 0) {
    await db.rows(sql`
      DELETE FROM invoice_line WHERE business_id = ${uuid('business', businessId)} AND invoice_id = ${row.id}
        AND id = ANY(${gone}::uuid[])`);
  }
  const added = after.lines.filter((line) => !idsBefore.has(line.id));
  if (added.length > 0)
    await insertLines(
      db,
      businessId,
      added.map((line) => lineRowOf(after, line)),
    );
}

/** The invoices with these identifiers, with lines and payments. */
export async function findInvoices(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Invoice[]> {
  const rows = await db.rows<InvoiceRow>(sql`
    SELECT * FROM invoice
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${ids.map((id) => uuid('invoice', id))}::uuid[])
    ORDER BY id`);
  return withInvoiceLines(db, businessId, rows);
}

/** The invoice, locked for change; what hangs on it is read once it is. */
export async function lockInvoice(db: Queryable, businessId: string, id: string): Promise<Invoice | null> {
  const rows = await db.rows<InvoiceRow>(sql`
    SELECT * FROM invoice
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('invoice', id)} FOR NO KEY UPDATE`);
  const [invoice] = await withInvoiceLines(db, businessId, rows);
  return invoice ?? null;
}

/** The invoices of the rows, in their order, with lines and payments. */
export async function withInvoiceLines(
  db: Queryable,
  businessId: string,
  rows: readonly InvoiceRow[],
): Promise<Invoice[]> {
  if (rows.length === 0) return [];
  const lines = await db.rows<LineRow>(sql`
    SELECT * FROM invoice_line
    WHERE business_id = ${uuid('business', businessId)} AND invoice_id = ANY(${rows.map((row) => row.id)}::uuid[])
    ORDER BY position`);
  const ids = rows.map((row) => encodeIdentifier('invoice', row.id));
  const payments = await findPayments(db, businessId, 'invoice', ids);
  const byInvoice = groupBy(lines, (line) => line.invoice_id);
  return rows.map((row) => {
    const id = encodeIdentifier('invoice', row.id);
    return invoiceOf(row, id, (byInvoice.get(row.id) ?? []).map(lineOf), payments.get(id) ?? []);
  });
}

async function insertLines(db: Queryable, businessId: string, lines: readonly object[]): Promise<void> {
  const rows = lines.map((line) => ({ business_id: uuid('business', businessId), ...line }));
  await db.rows(sql`
    INSERT INTO invoice_line SELECT * FROM json_populate_recordset(NULL::invoice_line, ${stringifyJson(rows)})`);
}

function rowOf(invoice: Invoice): InvoiceRow {
  return {
    id: uuid('invoice', invoice.id),
    customer_id: uuid('customer', invoice.partyId),
    number: invoice.number,
    description: invoice.description,
    source: invoice.source,
    due_at: invoice.dueAt,
    sent_at: invoice.postedAt,
    voided_at: invoice.voidedAt,
    status: invoice.status,
    metadata: invoice.metadata,
    journal_entry_id: uuidOrNull('journal_entry', invoice.journalEntryId),
    version: invoice.version,
    created_at: invoice.createdAt,
    updated_at: invoice.updatedAt,
  };
}

/** Amounts as text: JSON carries the rows to the database. */
function lineRowOf(invoice: Invoice, line: InvoiceLine): object {
  return {
    invoice_id: uuid('invoice', invoice.id),
    id: uuid('invoice_line', line.id),
    position: line.position,
    description: line.description,
    ledger_id: uuid('ledger', line.ledgerId),
    quantity_millionths: line.quantityMillionths.toString(),
    unit_price_millionths: line.unitPriceMillionths.toString(),
    discount_rate_millionths: line.discountRateMillionths.toString(),
    tax_rate_millionths: line.taxRateMillionths.toString(),
    gross: line.gross.toString(),
    discount: line.discount.toString(),
    tax: line.tax.toString(),
    is_prepayment: line.isPrepayment,
    metadata: line.metadata,
  };
}

function invoiceOf(
  row: InvoiceRow,
  id: string,
  lines: InvoiceLine[],
  payments: Invoice['payments'],
): Invoice {
  return {
    kind: 'invoice',
    id,
    partyId: encodeIdentifier('customer', row.customer_id),
    number: row.number,
    description: row.description,
    source: row.source,
    status: row.status,
    dueAt: row.due_at,
    postedAt: row.sent_at,
    voidedAt: row.voided_at,
    metadata: row.metadata,
    journalEntryId: encodeOrNull('journal_entry', row.journal_entry_id),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines,
    payments,
  };
}

function lineOf(row: LineRow): InvoiceLine {
  return {
    id: encodeIdentifier('invoice_line', row.id),
    position: row.position,
    description: row.description,
    ledgerId: encodeIdentifier('ledger', row.ledger_id),
    quantityMillionths: row.quantity_millionths,
    unitPriceMillionths: row.unit_price_millionths,
    discountRateMillionths: row.discount_rate_millionths,
    taxRateMillionths: row.tax_rate_millionths,
    gross: row.gross,
    discount: row.discount,
    tax: row.tax,
    isPrepayment: row.is_prepayment,
    metadata: row.metadata,
  };
}
