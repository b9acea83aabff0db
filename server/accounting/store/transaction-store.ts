import sql, { type Sql } from 'sql-template-tag';
import { addDays, type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { type BankTransaction, hasEntry } from '../domain/transactions/bank-transaction';
import type { ComparedMovement } from '../domain/transactions/movement';
import type { BankMovement } from '../domain/transactions/refuse-bank-mismatch';
import type { DatabaseTransaction, Queryable } from './database';
import { findTransactionIds, type TransactionFilter } from './find-transaction-ids';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';
import { cutPage, type Keyset, keysetOrder, type Page } from './keyset';

export type Row = {
  business_id: string;
  id: string;
  external_id: string | null;
  external_account_id: string;
  amount: bigint;
  datetime: Instant;
  description: string;
  bank_description: string;
  posted: boolean;
  type: string;
  reviewed: boolean;
  metadata: Record<string, unknown>;
  import_id: string | null;
  own_words: boolean;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** With the journal entry that posts it; null where there is none (an amount of 0, or only announced). */
export type PostedTransaction = BankTransaction & { journalEntryId: string | null };

/** `metadata` has only what tells of the collective movement of which it is a part, until `readPrintedFacts` adds the rest. */
export type KnownMovement = ComparedMovement & {
  id: string;
  importId: string | null;
  metadata: Record<string, unknown>;
};

export function insertTransactions(
  db: DatabaseTransaction,
  businessId: string,
  transactions: readonly BankTransaction[],
): void {
  const rows = transactions.map((transaction) => ({
    business_id: uuid('business', businessId),
    id: uuid('transaction', transaction.id),
    external_id: transaction.externalId,
    external_account_id: uuid('external_account', transaction.externalAccountId),
    amount: transaction.amount.toString(),
    datetime: transaction.datetime,
    description: transaction.description,
    bank_description: transaction.bankDescription,
    posted: transaction.posted,
    type: transaction.type,
    reviewed: transaction.reviewed,
    metadata: transaction.metadata,
    import_id: uuidOrNull('transaction_import', transaction.importId),
    own_words: !hasEntry(transaction),
    version: transaction.version,
    created_at: transaction.createdAt,
    updated_at: transaction.updatedAt,
  }));
  db.insert({ transaction: rows });
}

/** The movements of an account between two days, both inclusive. */
export async function listMovements(
  db: Queryable,
  businessId: string,
  externalAccountId: string,
  first: Day,
  last: Day,
): Promise<KnownMovement[]> {
  const days = sql`datetime >= ${first}::date AND datetime < ${last}::date + 1`;
  return listKnown(db, businessId, externalAccountId, days);
}

/** The movements of an account that were announced before a day, and those booked after another, up to so many days away. */
export async function listAnnounced(
  db: Queryable,
  businessId: string,
  externalAccountId: string,
  { first, last }: { first: Day; last: Day },
  days: number,
): Promise<KnownMovement[]> {
  return listKnown(
    db,
    businessId,
    externalAccountId,
    sql`datetime >= ${addDays(first, -days)}::date AND datetime < ${addDays(last, days)}::date + 1
      AND (NOT posted AND datetime < ${first}::date OR posted AND datetime >= ${last}::date + 1)`,
  );
}

async function listKnown(
  db: Queryable,
  businessId: string,
  externalAccountId: string,
  condition: Sql,
): Promise<KnownMovement[]> {
  const rows = await db.rows<
    Pick<Row, 'id' | 'external_id' | 'datetime' | 'amount' | 'bank_description' | 'posted' | 'import_id'> &
      Record<'collective_reference' | 'collective_amount' | 'collective_text', string | null>
  >(sql`
    SELECT id, external_id, datetime, amount, bank_description, posted, import_id,
      metadata->>'collective_reference' AS collective_reference, metadata->>'collective_amount' AS collective_amount,
      metadata->>'collective_text' AS collective_text
    FROM transaction
    WHERE business_id = ${uuid('business', businessId)}
      AND external_account_id = ${uuid('external_account', externalAccountId)}
      AND ${condition}`);
  return rows.map(({ collective_reference, collective_amount, collective_text, ...row }) => ({
    id: encodeIdentifier('transaction', row.id),
    metadata: { collective_reference, collective_amount, collective_text },
    externalId: row.external_id,
    day: dayOf(row.datetime),
    amount: row.amount,
    bankDescription: row.bank_description,
    posted: row.posted,
    importId: encodeOrNull('transaction_import', row.import_id),
  }));
}

/** Adds everything that was printed of these movements. */
export async function readPrintedFacts(
  db: Queryable,
  businessId: string,
  movements: readonly KnownMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const rows = await db.rows<Pick<Row, 'id' | 'metadata'>>(sql`
    SELECT id, metadata FROM transaction WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${movements.map(({ id }) => uuid('transaction', id))}::uuid[])`);
  const printed = new Map(rows.map(({ id, metadata }) => [encodeIdentifier('transaction', id), metadata]));
  for (const each of movements) each.metadata = printed.get(each.id) ?? each.metadata;
}

/** Marks pending transactions as posted by an import, to be reviewed with their entries, and stores the bank's id if it is new. */
export async function saveBookings(
  db: Queryable,
  businessId: string,
  bookings: readonly { id: string; externalId: string | null; importId: string | null }[],
  at: Instant,
): Promise<void> {
  await db.rows(sql`
    UPDATE transaction t SET posted = true, reviewed = false, external_id = coalesce(n.external_id, t.external_id),
      import_id = n.import_id, version = t.version + 1, updated_at = ${at}
    FROM unnest(${bookings.map(({ id }) => uuid('transaction', id))}::uuid[],
      ${bookings.map(({ externalId }) => externalId)}::text[],
      ${bookings.map(({ importId }) => uuidOrNull('transaction_import', importId))}::uuid[]) AS n (id, external_id, import_id)
    WHERE t.business_id = ${uuid('business', businessId)} AND t.id = n.id`);
}

const withEntry = sql`
  SELECT transaction.*, (SELECT e.id FROM journal_entry e
    WHERE e.business_id = transaction.business_id AND e.transaction_id = transaction.id) AS journal_entry_id
  FROM transaction`;

export async function findTransaction(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<PostedTransaction | null> {
  const [row] = await db.rows<Row & { journal_entry_id: string | null }>(sql`
    ${withEntry} WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction', id)}`);
  return row ? transactionOf(row) : null;
}

/** Keeps these transactions from being removed. Gives those that nobody has removed already. */
export async function holdTransactions(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    SELECT id FROM transaction WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('transaction', id))}::uuid[])
    ORDER BY id FOR KEY SHARE`);
  return new Set(rows.map(({ id }) => encodeIdentifier('transaction', id)));
}

/** Those of these that there are, by identifier. */
export async function findTransactions(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, PostedTransaction>> {
  const rows = await db.rows<Row & { journal_entry_id: string | null }>(sql`
    ${withEntry} WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('transaction', id))}::uuid[])`);
  return new Map(rows.map((row) => [encodeIdentifier('transaction', row.id), transactionOf(row)]));
}

/** The bank ledger and the amount of these transactions. */
export async function findBankMovements(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, BankMovement>> {
  const business = uuid('business', businessId);
  const rows = await db.rows<{ id: string; amount: bigint; ledger_id: string }>(sql`
    SELECT t.id, t.amount, a.ledger_id FROM transaction t
    JOIN external_account a ON a.business_id = ${business} AND a.id = t.external_account_id
    WHERE t.business_id = ${business} AND t.id = ANY(${ids.map((id) => uuid('transaction', id))}::uuid[])`);
  return new Map(
    rows.map((row) => [
      encodeIdentifier('transaction', row.id),
      { ledgerId: encodeIdentifier('ledger', row.ledger_id), amount: row.amount },
    ]),
  );
}

/** Locks the transaction for change; false when there is none. */
export async function lockTransaction(db: Queryable, businessId: string, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    SELECT id FROM transaction
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction', id)} FOR NO KEY UPDATE`);
  return rows.length === 1;
}

export async function saveTransaction(
  db: Queryable,
  businessId: string,
  transaction: BankTransaction,
): Promise<void> {
  await db.rows(sql`
    UPDATE transaction SET description = ${transaction.description}, reviewed = ${transaction.reviewed},
      own_words = own_words OR description <> ${transaction.description},
      version = ${transaction.version}, updated_at = ${transaction.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction', transaction.id)}`);
}

/** Sets whether transactions are reviewed; to be called with their entries locked, which keeps them in one order. */
export function markReviewed(
  db: DatabaseTransaction,
  businessId: string,
  reviews: readonly { transactionId: string; reviewed: boolean }[],
  at: Instant,
): void {
  if (reviews.length === 0) return;
  const ids = reviews.map(({ transactionId }) => uuid('transaction', transactionId));
  const flags = reviews.map(({ reviewed }) => reviewed);
  db.send(sql`
    UPDATE transaction t SET reviewed = n.reviewed, version = t.version + 1, updated_at = ${at}
    FROM unnest(${ids}::uuid[], ${flags}::boolean[]) AS n (id, reviewed)
    WHERE t.business_id = ${uuid('business', businessId)} AND t.id = n.id AND t.reviewed <> n.reviewed`);
}

/**
 * Lets transactions be found by their own words: those of their entries are others now, or there is no entry any more. To be
 * called with the entries locked.
 */
export function markOwnWords(db: DatabaseTransaction, businessId: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  db.send(sql`
    UPDATE transaction SET own_words = true WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('transaction', id))}::uuid[]) AND NOT own_words`);
}

const columns = ['datetime', 'id'] as const;

export async function listTransactions(
  db: Queryable,
  businessId: string,
  filter: TransactionFilter,
  keyset: Keyset,
): Promise<Page<PostedTransaction>> {
  const found = await findTransactionIds(db, businessId, filter, keyset);
  const rows = await db.rows<Row & { journal_entry_id: string | null }>(sql`
    ${withEntry} WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${found}::uuid[])
    ORDER BY ${keysetOrder(keyset, columns)}`);
  return cutPage(rows, keyset, (row) => [row.datetime, row.id], transactionOf);
}

export function transactionOf(row: Row & { journal_entry_id: string | null }): PostedTransaction {
  return {
    id: encodeIdentifier('transaction', row.id),
    externalId: row.external_id,
    externalAccountId: encodeIdentifier('external_account', row.external_account_id),
    amount: row.amount,
    datetime: row.datetime,
    description: row.description,
    bankDescription: row.bank_description,
    posted: row.posted,
    type: row.type,
    reviewed: row.reviewed,
    metadata: row.metadata,
    importId: encodeOrNull('transaction_import', row.import_id),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    journalEntryId: encodeOrNull('journal_entry', row.journal_entry_id),
  };
}
