import sql, { join } from 'sql-template-tag';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { BankFileFormat, ImportRecord, KeptReason } from '@/lib/contract/transaction-import';
import type { Day, Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { DatabaseTransaction, Queryable } from './database';
import { uuid } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';

/** A record that was not added, as it is stored: amounts in minor units as text. */
export type StoredRecord = Omit<ImportRecord, 'amount'> & { amount: string | null };

export type KeptTransaction = { transaction_id: string; reason: KeptReason };

/** An import as it is stored, without its records. */
export type StoredImport = {
  business_id: string;
  id: string;
  external_account_id: string;
  file_name: string;
  format: BankFileFormat;
  file_account: string | null;
  mapping: CsvMapping | null;
  imported: number;
  without_entry: number;
  duplicates: number;
  refused: number;
  cut_off: string | null;
  first_day: Day | null;
  last_day: Day | null;
  /** What the bank says the account held at the end of a day, in minor units. */
  closing_day: Day | null;
  closing_balance: bigint | null;
  imported_by: string | null;
  undone_at: Instant | null;
  undone_by: string | null;
  removed: number;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

export type SourceFile = { name: string; format: BankFileFormat };

/** What could not be told of the file, in sentences. */
export type ImportDoubts = {
  balance_break: string | null;
  possible_parts: string | null;
  not_in_file: string | null;
};

/** Lists are stored inside an object: an array is written as an array of the database. */
type Items<Item> = { items: Item[] };

const columns = sql`business_id, id, external_account_id, file_name, format, file_account, mapping, imported, without_entry,
  duplicates, refused, cut_off, first_day, last_day, closing_day, closing_balance, imported_by, undone_at, undone_by, removed, version, created_at,
  updated_at`;

/**
 * @param header the headers of a CSV file in plain letters, by which its mapping is found again
 * @param doubts kept beside the records; imports of before have none
 */
export function insertImport(
  db: DatabaseTransaction,
  made: StoredImport,
  header: string | null,
  records: readonly StoredRecord[],
  doubts: ImportDoubts,
): void {
  const row = {
    ...made,
    business_id: uuid('business', made.business_id),
    id: uuid('transaction_import', made.id),
    external_account_id: uuid('external_account', made.external_account_id),
    closing_balance: made.closing_balance?.toString() ?? null,
    header,
    records: { items: records, ...doubts },
    kept: { items: [] },
  };
  db.insert({ transaction_import: [row] });
}

export async function listImports(
  db: Queryable,
  businessId: string,
  externalAccountId: string | undefined,
  keyset: Keyset,
): Promise<Page<StoredImport>> {
  const conditions = [sql`business_id = ${uuid('business', businessId)}`];
  if (externalAccountId) {
    conditions.push(sql`external_account_id = ${uuid('external_account', externalAccountId)}`);
  }
  const rows = await db.rows<StoredImport>(sql`
    SELECT ${columns} FROM transaction_import
    WHERE ${join(conditions, ' AND ')} AND ${keysetWindow(keyset, ['id'])}
    ORDER BY ${keysetOrder(keyset, ['id'])} LIMIT ${keyset.size + 1}`);
  return cutPage(rows, keyset, (row) => [row.id], importOf);
}

/** The import with its records and what stayed when it was undone. */
export async function findImport(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<{
  made: StoredImport;
  records: StoredRecord[];
  doubts: ImportDoubts;
  kept: KeptTransaction[];
} | null> {
  const [row] = await db.rows<
    StoredImport & { records: Items<StoredRecord> & Partial<ImportDoubts>; kept: Items<KeptTransaction> }
  >(sql`
    SELECT ${columns}, records, kept FROM transaction_import
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction_import', id)}`);
  if (!row) return null;
  const { records, kept, ...made } = row;
  const { items, balance_break = null, possible_parts = null, not_in_file = null } = records;
  const doubts = { balance_break, possible_parts, not_in_file };
  return { made: importOf(made), records: items, doubts, kept: kept.items };
}

export async function lockImport(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<StoredImport | null> {
  const [row] = await db.rows<StoredImport>(sql`
    SELECT ${columns} FROM transaction_import
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction_import', id)} FOR NO KEY UPDATE`);
  return row ? importOf(row) : null;
}

/** Saves that the import was undone, and what stayed. */
export function saveUndo(
  db: DatabaseTransaction,
  undone: StoredImport,
  kept: readonly KeptTransaction[],
): void {
  db.send(sql`
    UPDATE transaction_import SET undone_at = ${undone.undone_at}, undone_by = ${undone.undone_by},
      removed = ${undone.removed}, kept = ${JSON.stringify({ items: kept })}::jsonb, version = ${undone.version},
      updated_at = ${undone.updated_at}
    WHERE business_id = ${uuid('business', undone.business_id)} AND id = ${uuid('transaction_import', undone.id)}`);
}

/** The mapping of the last import of a file with these headers into the account that was not undone; null for none. */
export async function findLastMapping(
  db: Queryable,
  businessId: string,
  externalAccountId: string,
  header: string,
): Promise<CsvMapping | null> {
  const [row] = await db.rows<{ mapping: CsvMapping }>(sql`
    SELECT mapping FROM transaction_import
    WHERE business_id = ${uuid('business', businessId)}
      AND external_account_id = ${uuid('external_account', externalAccountId)}
      AND header = ${header} AND mapping IS NOT NULL AND undone_at IS NULL
    ORDER BY id DESC LIMIT 1`);
  return row?.mapping ?? null;
}

/** Into which external account each of these accounts, as files print them, was imported last. */
export async function findLastAccounts(
  db: Queryable,
  businessId: string,
  fileAccounts: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.rows<{ file_account: string; external_account_id: string }>(sql`
    SELECT DISTINCT ON (file_account) file_account, external_account_id FROM transaction_import
    WHERE business_id = ${uuid('business', businessId)} AND file_account = ANY(${fileAccounts}::text[])
      AND undone_at IS NULL
    ORDER BY file_account, id DESC`);
  return new Map(
    rows.map((row) => [row.file_account, encodeIdentifier('external_account', row.external_account_id)]),
  );
}

/** The name and format of the files of these imports, by identifier. */
export async function findFiles(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, SourceFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<SourceFile & { id: string }>(sql`
    SELECT id, file_name AS name, format FROM transaction_import WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('transaction_import', id))}::uuid[])`);
  return new Map(
    rows.map(({ id, name, format }) => [encodeIdentifier('transaction_import', id), { name, format }]),
  );
}

function importOf(row: StoredImport): StoredImport {
  return {
    ...row,
    business_id: encodeIdentifier('business', row.business_id),
    id: encodeIdentifier('transaction_import', row.id),
    external_account_id: encodeIdentifier('external_account', row.external_account_id),
  };
}
