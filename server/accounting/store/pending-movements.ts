import sql, { raw } from 'sql-template-tag';
import type { MoneyDirection } from '@/lib/contract/choices';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { byLookUps } from './by-look-ups';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** A bank movement that nobody has decided on. `amount` in minor units, money in positive. */
export type PendingMovement = { id: string; amount: bigint; day: Day; text: string };

const mostPending = 1000;

/** The latest movements of a direction whose entries are pending review, at most 1,000 of both directions. */
export async function findPendingMovements(
  db: Queryable,
  businessId: string,
  direction: MoneyDirection,
): Promise<PendingMovement[]> {
  const business = uuid('business', businessId);
  const rows = await byLookUps<{ id: string; amount: bigint; datetime: Instant; text: string }>(
    db,
    sql`
    SELECT t.id, t.amount, t.datetime,
      concat_ws(' ', t.bank_description, t.metadata->>'memo', t.metadata->>'purpose') AS text
    FROM (SELECT transaction_id FROM journal_entry
      WHERE business_id = ${business} AND review_status = 'bookkeeper_pending' AND transaction_id IS NOT NULL
      ORDER BY datetime DESC, id DESC LIMIT ${mostPending}) AS e
    JOIN transaction t ON t.business_id = ${business} AND t.id = e.transaction_id
    WHERE t.amount ${raw(direction === 'in' ? '>' : '<')} 0`,
  );
  return rows.map((row) => ({
    id: encodeIdentifier('transaction', row.id),
    amount: row.amount,
    day: dayOf(row.datetime),
    text: row.text,
  }));
}
