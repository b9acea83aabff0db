import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { stringifyJson } from '@/lib/json';
import type { Bill, BillLine, BillStatus } from '../../domain/bills/bill';
import type { Queryable } from '../database';
import { encodeOrNull, uuid, uuidOrNull } from '../identifiers';
import { groupBy } from './group-by';
import { findPayments } from './payment-store';

export type BillRow = {
  id: string;
  vendor_id: string;
  number: string;
  description: string;
  due_at: Instant;
  issued_at: Instant;
  voided_at: Instant | null;
  status: BillStatus;
  metadata: Record<string, unknown>;
  journal_entry_id: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

type LineRow = {
  bill_id: string;
  id: string;
  position: number;
  description: string;
  number: string | null;
  ledger_id: string;
  amount: bigint;
  metadata: Record<string, unknown>;
};

export async function insertBills(db: Queryable, businessId: string, bills: readonly Bill[]): Promise<void> {
  const rows = bills.map((bill) => ({ business_id: uuid('business', businessId), ...rowOf(bill) }));
  await db.rows(sql`
    INSERT INTO bill SELECT * FROM json_populate_recordset(NULL::bill, ${stringifyJson(rows)})`);
  await insertLines(
    db,
    businessId,
    bills.flatMap((bill) => bill.lines.map((line) => lineRowOf(bill, line))),
  );
}

/** Saves a changed bill; lines that are gone are deleted, and stand in the audit log. */
export async function saveBill(db: Queryable, businessId: string, before: Bill, after: Bill): Promise<void> {
  const row = rowOf(after);
  await db.rows(sql`
    UPDATE bill SET number = ${row.number}, description = ${row.description}, due_at = ${row.due_at},
      issued_at = ${row.issued_at}, voided_at = ${row.voided_at}, status = ${row.status},
      journal_entry_id = ${row.journal_entry_id}, version = ${row.version}, updated_at = ${row.updated_at}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${row.id}`);
  const idsAfter = new Set(after.lines.map((line) => line.id));
  const idsBefore = new Set(before.lines.map((line) => line.id));
  const gone = before.lines
    .filter((line) => !idsAfter.has(line.id))
    .map((line) => uuid('bill_line', line.id));
  if (gone.length > 0) {
    await db.rows(sql`
      DELETE FROM bill_line WHERE business_id = ${uuid('business', businessId)} AND bill_id = ${row.id}
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

/** The bills with these identifiers, with lines and payments. */
export async function findBills(db: Queryable, businessId: string, ids: readonly string[]): Promise<Bill[]> {
  const rows = await db.rows<BillRow>(sql`
    SELECT * FROM bill
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${ids.map((id) => uuid('bill', id))}::uuid[])
    ORDER BY id`);
  return withBillLines(db, businessId, rows);
}

/** The bill, locked for change; what hangs on it is read once it is. */
export async function lockBill(db: Queryable, businessId: string, id: string): Promise<Bill | null> {
  const rows = await db.rows<BillRow>(sql`
    SELECT * FROM bill
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('bill', id)} FOR NO KEY UPDATE`);
  const [bill] = await withBillLines(db, businessId, rows);
  return bill ?? null;
}

/** The bills of the rows, in their order, with lines and payments. */
export async function withBillLines(
  db: Queryable,
  businessId: string,
  rows: readonly BillRow[],
): Promise<Bill[]> {
  if (rows.length === 0) return [];
  const lines = await db.rows<LineRow>(sql`
    SELECT * FROM bill_line
    WHERE business_id = ${uuid('business', businessId)} AND bill_id = ANY(${rows.map((row) => row.id)}::uuid[])
    ORDER BY position`);
  const ids = rows.map((row) => encodeIdentifier('bill', row.id));
  const payments = await findPayments(db, businessId, 'bill', ids);
  const byBill = groupBy(lines, (line) => line.bill_id);
  return rows.map((row) => {
    const id = encodeIdentifier('bill', row.id);
    return billOf(row, id, (byBill.get(row.id) ?? []).map(lineOf), payments.get(id) ?? []);
  });
}

async function insertLines(db: Queryable, businessId: string, lines: readonly object[]): Promise<void> {
  const rows = lines.map((line) => ({ business_id: uuid('business', businessId), ...line }));
  await db.rows(sql`
    INSERT INTO bill_line SELECT * FROM json_populate_recordset(NULL::bill_line, ${stringifyJson(rows)})`);
}

function rowOf(bill: Bill): BillRow {
  return {
    id: uuid('bill', bill.id),
    vendor_id: uuid('vendor', bill.partyId),
    number: bill.number,
    description: bill.description,
    due_at: bill.dueAt,
    issued_at: bill.postedAt,
    voided_at: bill.voidedAt,
    status: bill.status,
    metadata: bill.metadata,
    journal_entry_id: uuidOrNull('journal_entry', bill.journalEntryId),
    version: bill.version,
    created_at: bill.createdAt,
    updated_at: bill.updatedAt,
  };
}

/** Amounts as text: JSON carries the rows to the database. */
function lineRowOf(bill: Bill, line: BillLine): Omit<LineRow, 'amount'> & { amount: string } {
  return {
    bill_id: uuid('bill', bill.id),
    id: uuid('bill_line', line.id),
    position: line.position,
    description: line.description,
    number: line.number,
    ledger_id: uuid('ledger', line.ledgerId),
    amount: line.amount.toString(),
    metadata: line.metadata,
  };
}

function billOf(row: BillRow, id: string, lines: BillLine[], payments: Bill['payments']): Bill {
  return {
    kind: 'bill',
    id,
    partyId: encodeIdentifier('vendor', row.vendor_id),
    number: row.number,
    description: row.description,
    status: row.status,
    dueAt: row.due_at,
    postedAt: row.issued_at,
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

function lineOf(row: LineRow): BillLine {
  return {
    id: encodeIdentifier('bill_line', row.id),
    position: row.position,
    description: row.description,
    number: row.number,
    ledgerId: encodeIdentifier('ledger', row.ledger_id),
    amount: row.amount,
    metadata: row.metadata,
  };
}
