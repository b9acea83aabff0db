import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { PartyKind } from '@/lib/contract/party';
import type { Instant } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { CreditNote } from '../domain/credit-notes/credit-note';
import type { DatabaseTransaction, Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';

type Row = {
  id: string;
  vendor_id: string | null;
  customer_id: string | null;
  number: string;
  description: string;
  issued_at: Instant;
  voided_at: Instant | null;
  journal_entry_id: string;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};
type LineRow = {
  credit_note_id: string;
  id: string;
  position: number;
  description: string;
  ledger_id: string;
  amount: bigint;
};

export function insertCreditNote(db: DatabaseTransaction, businessId: string, note: CreditNote): void {
  const business_id = uuid('business', businessId);
  const credit_note_id = uuid('credit_note', note.id);
  const { kind, id } = note.party;
  db.insert({
    credit_note: [
      {
        business_id,
        id: credit_note_id,
        vendor_id: kind === 'vendor' ? uuid('vendor', id) : null,
        customer_id: kind === 'customer' ? uuid('customer', id) : null,
        number: note.number,
        description: note.description,
        issued_at: note.issuedAt,
        voided_at: note.voidedAt,
        journal_entry_id: uuidOrNull('journal_entry', note.journalEntryId),
        version: note.version,
        created_at: note.createdAt,
        updated_at: note.updatedAt,
      },
    ],
    credit_note_line: note.lines.map((line) => ({
      business_id,
      credit_note_id,
      id: uuid('credit_note_line', line.id),
      position: line.position,
      description: line.description,
      ledger_id: uuid('ledger', line.ledgerId),
      amount: line.amount.toString(),
    })),
  });
}

export async function saveVoided(db: Queryable, businessId: string, note: CreditNote): Promise<void> {
  await db.rows(sql`
    UPDATE credit_note SET voided_at = ${note.voidedAt}, version = ${note.version}, updated_at = ${note.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('credit_note', note.id)}`);
}

/** @param lock holds it for change until the transaction ends */
export async function findCreditNote(
  db: Queryable,
  businessId: string,
  id: string,
  lock = false,
): Promise<CreditNote | null> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM credit_note
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('credit_note', id)}
    ${raw(lock ? 'FOR NO KEY UPDATE' : '')}`);
  const [note] = await withLines(db, businessId, rows);
  return note ?? null;
}

const columns = ['issued_at', 'id'] as const;

export async function listCreditNotes(
  db: Queryable,
  businessId: string,
  parties: readonly { kind: PartyKind; id: string }[],
  keyset: Keyset,
): Promise<Page<CreditNote>> {
  const conditions: Sql[] = [
    sql`business_id = ${uuid('business', businessId)}`,
    ...parties.map(({ kind, id }) => sql`${raw(kind)}_id = ${uuid(kind, id)}`),
    keysetWindow(keyset, columns),
  ];
  const rows = await db.rows<Row>(sql`
    SELECT * FROM credit_note WHERE ${join(conditions, ' AND ')}
    ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}`);
  const page = cutPage(
    rows,
    keyset,
    (row) => [row.issued_at, row.id],
    (row) => row,
  );
  return { ...page, items: await withLines(db, businessId, page.items) };
}

async function withLines(db: Queryable, businessId: string, rows: readonly Row[]): Promise<CreditNote[]> {
  if (rows.length === 0) return [];
  const lines = await db.rows<LineRow>(sql`
    SELECT * FROM credit_note_line
    WHERE business_id = ${uuid('business', businessId)} AND credit_note_id = ANY(${rows.map((row) => row.id)}::uuid[])
    ORDER BY position`);
  const byNote = groupBy(lines, (line) => line.credit_note_id);
  return rows.map((row) => noteOf(row, byNote.get(row.id) ?? []));
}

function noteOf(row: Row, lines: readonly LineRow[]): CreditNote {
  const kind = row.vendor_id === null ? 'customer' : 'vendor';
  return {
    id: encodeIdentifier('credit_note', row.id),
    party: { kind, id: encodeOrNull(kind, row[`${kind}_id`]) ?? '' },
    number: row.number,
    description: row.description,
    issuedAt: row.issued_at,
    voidedAt: row.voided_at,
    journalEntryId: encodeIdentifier('journal_entry', row.journal_entry_id),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines: lines.map((line) => ({
      id: encodeIdentifier('credit_note_line', line.id),
      position: line.position,
      description: line.description,
      ledgerId: encodeIdentifier('ledger', line.ledger_id),
      amount: line.amount,
    })),
  };
}
