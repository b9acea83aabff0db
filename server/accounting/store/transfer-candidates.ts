import sql from 'sql-template-tag';
import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import { daySpan } from '@/lib/dates/day-span';
import { addDays, type Day, dayOf, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { byLookUps } from './by-look-ups';
import { bySign } from './by-sign';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** A movement to look for the other leg of. `amount` in minor units, money in positive. */
export type Sought = { id: string; externalAccountId: string; amount: bigint; day: Day };

/** A transaction that is no leg of a transfer yet and pays nothing, with its entry. */
export type LegRow = Sought & {
  text: string;
  entryId: string;
  entryVersion: number;
  datetime: Instant;
  reviewStatus: ReviewStatus;
  method: CategorizationMethod;
  isReconciled: boolean;
  confidence: number | null;
  /** Why the entry has its ledgers, in sentences. */
  reasons: string[];
  /** The ledgers of the entry's lines that are not on the bank's ledger. */
  oppositeLedgerIds: string[];
};

/** Five banking days, and the weekends and a holiday among them. */
const calendarDays = 8;
const mostOfMovement = 20;

/** The transactions of other accounts with the opposite amount near each of these, at most twenty for each. */
export async function findOpposite(
  db: Queryable,
  businessId: string,
  movements: readonly Sought[],
): Promise<Sought[]> {
  const found = new Map<string, Sought>();
  for (const { items: own, comparedToZero } of bySign(movements, ({ amount }) => -amount)) {
    const rows = await db.rows<{
      id: string;
      external_account_id: string;
      amount: bigint;
      datetime: Instant;
    }>(sql`
      SELECT DISTINCT o.* FROM unnest(
        ${own.map(({ externalAccountId }) => uuid('external_account', externalAccountId))}::uuid[],
        ${own.map(({ amount }) => (-amount).toString())}::bigint[],
        ${own.map(({ day }) => startOfDay(addDays(day, -calendarDays)))}::timestamptz[],
        ${own.map(({ day }) => endOfDay(addDays(day, calendarDays)))}::timestamptz[]) AS m (account_id, amount, first, last)
      CROSS JOIN LATERAL (
        SELECT id, external_account_id, amount, datetime FROM transaction t
        WHERE t.business_id = ${uuid('business', businessId)} AND t.amount ${comparedToZero} AND t.amount = m.amount
          AND t.datetime BETWEEN m.first AND m.last
          AND t.posted AND t.external_account_id <> m.account_id
        ORDER BY t.datetime LIMIT ${mostOfMovement}) AS o`);
    for (const row of rows) {
      const id = encodeIdentifier('transaction', row.id);
      const externalAccountId = encodeIdentifier('external_account', row.external_account_id);
      found.set(id, { id, externalAccountId, amount: row.amount, day: dayOf(row.datetime) });
    }
  }
  return [...found.values()];
}

/**
 * The transactions of other accounts of about the opposite amount near each of these, at most twenty for each.
 * @param movements with the least and the most that the other leg moved, both of one sign
 */
export async function findAboutOpposite(
  db: Queryable,
  businessId: string,
  movements: readonly (Sought & { least: bigint; most: bigint })[],
): Promise<string[]> {
  if (movements.length === 0) return [];
  const rows = await db.rows<{ id: string }>(sql`
    SELECT DISTINCT o.id FROM unnest(
      ${movements.map(({ externalAccountId }) => uuid('external_account', externalAccountId))}::uuid[],
      ${movements.map(({ least }) => least.toString())}::bigint[],
      ${movements.map(({ most }) => most.toString())}::bigint[],
      ${movements.map(({ day }) => startOfDay(addDays(day, -calendarDays)))}::timestamptz[],
      ${movements.map(({ day }) => endOfDay(addDays(day, calendarDays)))}::timestamptz[])
      AS m (account_id, least, most, first, last)
    CROSS JOIN LATERAL (
      SELECT id FROM transaction t
      WHERE t.business_id = ${uuid('business', businessId)} AND t.datetime BETWEEN m.first AND m.last
        AND t.amount BETWEEN m.least AND m.most AND t.posted AND t.external_account_id <> m.account_id
      ORDER BY t.datetime LIMIT ${mostOfMovement}) AS o`);
  return rows.map(({ id }) => encodeIdentifier('transaction', id));
}

const mostOfAccount = 1000;

/**
 * The latest movements of other accounts near some, at most 1,000 of each, of which nobody has decided on and no transfer is
 * suggested, with all that the bank says.
 * @param movements of the accounts that are left out
 */
export async function findUndecidedElsewhere(
  db: Queryable,
  businessId: string,
  movements: readonly Sought[],
): Promise<(Sought & { text: string })[]> {
  const days = daySpan(movements.map(({ day }) => day));
  if (!days) return [];
  const business = uuid('business', businessId);
  const own = [...new Set(movements.map(({ externalAccountId }) => externalAccountId))];
  const rows = await byLookUps<{
    id: string;
    external_account_id: string;
    amount: bigint;
    datetime: Instant;
    text: string;
  }>(
    db,
    sql`
    SELECT t.id, t.external_account_id, t.amount, t.datetime,
      concat_ws(' ', t.bank_description, t.metadata->>'memo', t.metadata->>'purpose') AS text
    FROM external_account a
    CROSS JOIN LATERAL (
      SELECT * FROM transaction
      WHERE business_id = ${business} AND external_account_id = a.id
        AND datetime BETWEEN ${startOfDay(addDays(days.first, -calendarDays))} AND ${endOfDay(addDays(days.last, calendarDays))}
      ORDER BY datetime DESC LIMIT ${mostOfAccount}) AS t
    JOIN journal_entry e ON e.business_id = ${business} AND e.transaction_id = t.id
      AND e.review_status = 'bookkeeper_pending'
    WHERE a.business_id = ${business}
      AND a.id <> ALL(${own.map((id) => uuid('external_account', id))}::uuid[])
      AND t.posted AND t.amount <> 0
      AND NOT EXISTS (SELECT FROM transaction_link k
        WHERE k.business_id = ${business} AND k.transaction_id = t.id AND k.kind = 'transfer' AND k.status <> 'declined')
      AND NOT EXISTS (SELECT FROM transaction_link k
        WHERE k.business_id = ${business} AND k.other_transaction_id = t.id AND k.kind = 'transfer'
          AND k.status <> 'declined')`,
  );
  return rows.map((row) => ({
    id: encodeIdentifier('transaction', row.id),
    externalAccountId: encodeIdentifier('external_account', row.external_account_id),
    amount: row.amount,
    day: dayOf(row.datetime),
    text: row.text,
  }));
}

type Row = {
  id: string;
  external_account_id: string;
  amount: bigint;
  datetime: Instant;
  text: string;
  entry_id: string;
  version: number;
  entry_datetime: Instant;
  review_status: ReviewStatus;
  categorization_method: CategorizationMethod;
  is_reconciled: boolean;
  confidence: number | null;
  reasons: string[] | null;
  opposite: string[] | null;
};

/** Of these transactions, those that may become a leg: posted, in no transfer, paying and refunding nothing. */
export async function findLegs(db: Queryable, businessId: string, ids: readonly string[]): Promise<LegRow[]> {
  const business = uuid('business', businessId);
  const rows = await byLookUps<Row>(
    db,
    sql`
    SELECT t.id, t.external_account_id, t.amount, t.datetime,
      concat_ws(' ', t.bank_description, t.metadata->>'memo', t.metadata->>'purpose') AS text,
      e.id AS entry_id, e.version, e.datetime AS entry_datetime, e.review_status, e.categorization_method, e.is_reconciled,
      (e.suggestion->>'confidence')::double precision AS confidence,
      e.suggestion->'reasons' AS reasons,
      (SELECT array_agg(DISTINCT l.ledger_id) FROM line_entry l
        WHERE l.business_id = ${business} AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
          AND l.ledger_id <> a.ledger_id) AS opposite
    FROM transaction t
    JOIN external_account a ON a.business_id = ${business} AND a.id = t.external_account_id
    JOIN journal_entry e ON e.business_id = ${business} AND e.transaction_id = t.id
    WHERE t.business_id = ${business} AND t.id = ANY(${ids.map((id) => uuid('transaction', id))}::uuid[])
      AND NOT EXISTS (SELECT FROM payment p
        WHERE p.business_id = ${business} AND p.transaction_id = t.id AND p.removed_at IS NULL)
      AND NOT EXISTS (SELECT FROM transaction_link k
        WHERE k.business_id = ${business} AND k.transaction_id = t.id AND k.status = 'linked')
      AND NOT EXISTS (SELECT FROM transaction_link k
        WHERE k.business_id = ${business} AND k.other_transaction_id = t.id AND k.status = 'linked'
          AND k.kind = 'transfer')
      AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.business_id = ${business} AND r.reversal_of = e.id)`,
  );
  return rows.map((row) => ({
    id: encodeIdentifier('transaction', row.id),
    externalAccountId: encodeIdentifier('external_account', row.external_account_id),
    amount: row.amount,
    day: dayOf(row.datetime),
    text: row.text,
    entryId: encodeIdentifier('journal_entry', row.entry_id),
    entryVersion: row.version,
    datetime: row.entry_datetime,
    reviewStatus: row.review_status,
    method: row.categorization_method,
    isReconciled: row.is_reconciled,
    confidence: row.confidence,
    reasons: row.reasons ?? [],
    oppositeLedgerIds: (row.opposite ?? []).map((id) => encodeIdentifier('ledger', id)),
  }));
}

/** Held until the transaction ends by whoever matches: of two imports at once the later one sees what the other brought. */
export async function lockMatching(db: Queryable, businessId: string): Promise<void> {
  await db.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${businessId}, 2))`);
}
