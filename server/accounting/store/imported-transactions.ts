import sql from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { byService } from '../domain/links/link';
import type { BankTransaction } from '../domain/transactions/bank-transaction';
import type { ImportedTransaction } from '../domain/transactions/kept-when-undone';
import { byLookUps } from './by-look-ups';
import type { DatabaseTransaction, Queryable } from './database';
import { encodeOrNull, uuid } from './identifiers';
import { insertTransactions, type Row, transactionOf } from './transaction-store';

/** A transaction of an import, with its entry (null for 0.00 and for what is only announced). */
export type OfImport = { id: string; entryId: string | null };

/** The transactions of an import, those with entries in the order in which entries are locked. */
export async function listOfImport(db: Queryable, businessId: string, importId: string): Promise<OfImport[]> {
  const business = uuid('business', businessId);
  const rows = await byLookUps<{ id: string; entry_id: string | null }>(
    db,
    sql`
    SELECT t.id, e.id AS entry_id FROM transaction t
    LEFT JOIN journal_entry e ON e.business_id = ${business} AND e.transaction_id = t.id
    WHERE t.business_id = ${business} AND t.import_id = ${uuid('transaction_import', importId)}
    ORDER BY e.id NULLS LAST, t.id`,
  );
  return rows.map((row) => ({
    id: encodeIdentifier('transaction', row.id),
    entryId: encodeOrNull('journal_entry', row.entry_id),
  }));
}

/** Locks the transactions for removal, in the order of their identifiers, and reads what hangs on them. */
export async function lockImported(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<(BankTransaction & Omit<ImportedTransaction, 'otherLeg'>)[]> {
  const business = uuid('business', businessId);
  const transactions = ids.map((id) => uuid('transaction', id));
  const rows = await db.rows<Row>(sql`
    SELECT * FROM transaction WHERE business_id = ${business} AND id = ANY(${transactions}::uuid[])
    ORDER BY id FOR UPDATE`);
  const facts = await byLookUps<{ id: string } & Facts>(
    db,
    sql`
    SELECT t.id,
      EXISTS (SELECT FROM payment p WHERE p.business_id = ${business} AND p.transaction_id = t.id AND p.removed_at IS NULL) AS "isPaid",
      EXISTS (SELECT FROM transaction_link l WHERE l.business_id = ${business} AND l.transaction_id = t.id
        AND l.status = 'linked' AND l.decided_by <> ${byService})
      OR EXISTS (SELECT FROM transaction_link l WHERE l.business_id = ${business} AND l.other_transaction_id = t.id
        AND l.status = 'linked' AND l.decided_by <> ${byService}) AS "isLinked",
      EXISTS (SELECT FROM document d WHERE d.business_id = ${business} AND d.transaction_id = t.id) AS "hasDocument",
      EXISTS (SELECT FROM journal_entry e JOIN task k ON k.business_id = ${business} AND k.journal_entry_id = e.id
        WHERE e.business_id = ${business} AND e.transaction_id = t.id) AS "hasQuestion"
    FROM transaction t WHERE t.business_id = ${business} AND t.id = ANY(${transactions}::uuid[])`,
  );
  const factsOf = new Map(facts.map(({ id, ...each }) => [id, each]));
  return rows.map((row) => ({
    ...transactionOf({ ...row, journal_entry_id: null }),
    ...(factsOf.get(row.id) ?? { isPaid: false, isLinked: false, hasDocument: false, hasQuestion: false }),
  }));
}

type Facts = Pick<ImportedTransaction, 'isPaid' | 'isLinked' | 'hasDocument' | 'hasQuestion'>;

/** Removes imported transactions whose entries are gone; the database refuses any other. */
export function removeTransactions(
  db: DatabaseTransaction,
  businessId: string,
  ids: readonly string[],
): void {
  const transactions = ids.map((id) => uuid('transaction', id));
  db.send(sql`SELECT remove_imported_transactions(${uuid('business', businessId)}, ${transactions}::uuid[])`);
}

/**
 * Puts transactions in the place of those of the same identifiers, which nothing posts or pays: the database lets nobody change the day of
 * one. Their documents, and the matches that were declined, stay with them.
 */
export async function replaceTransactions(
  db: DatabaseTransaction,
  businessId: string,
  transactions: readonly BankTransaction[],
): Promise<void> {
  const business = uuid('business', businessId);
  const ids = transactions.map(({ id }) => uuid('transaction', id));
  const documents = await db.rows<{ id: string; transaction_id: string; matched_by: string }>(sql`
    SELECT id, transaction_id, matched_by FROM document
    WHERE business_id = ${business} AND transaction_id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`);
  const declined = await db.rows<object>(sql`
    SELECT * FROM declined_match WHERE business_id = ${business} AND transaction_id = ANY(${ids}::uuid[])`);
  const documentIds = documents.map(({ id }) => id);
  await db.rows(sql`
    UPDATE document SET transaction_id = NULL, matched_by = NULL
    WHERE business_id = ${business} AND id = ANY(${documentIds}::uuid[])`);
  removeTransactions(
    db,
    businessId,
    transactions.map(({ id }) => id),
  );
  insertTransactions(db, businessId, transactions);
  if (declined.length > 0) db.insert({ declined_match: declined });
  await db.rows(sql`
    UPDATE document d SET transaction_id = n.transaction_id, matched_by = n.matched_by
    FROM unnest(${documentIds}::uuid[], ${documents.map((each) => each.transaction_id)}::uuid[],
      ${documents.map((each) => each.matched_by)}::text[]) AS n (id, transaction_id, matched_by)
    WHERE d.business_id = ${business} AND d.id = n.id`);
}
