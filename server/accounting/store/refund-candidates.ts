import sql, { raw } from 'sql-template-tag';
import { addDays, type Day, dayOf, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import type { PendingMovement } from './pending-movements';

const mostOfAmount = 10;
const mostLatest = 2000;

type Row = { id: string; amount: bigint; datetime: Instant; text: string };

/**
 * Transactions that money may come back of: of the opposite amount, at most ten for each of these, up to so many days before
 * it; and of those of any amount the latest 2,000 of the days.
 * @param movements money back, `amount` in minor units, money in positive
 */
export async function findRefundable(
  db: Queryable,
  businessId: string,
  movements: readonly { amount: bigint; day: Day }[],
  mostDays: number,
): Promise<PendingMovement[]> {
  const business = uuid('business', businessId);
  const found = new Map<string, PendingMovement>();
  for (const direction of ['<', '>'] as const) {
    const own = movements.filter(({ amount }) => (direction === '<' ? amount > 0n : amount < 0n));
    const days = own.map(({ day }) => day).sort();
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) continue;
    const [exact, latest] = await Promise.all([
      db.rows<Row>(sql`
        SELECT DISTINCT o.* FROM unnest(
          ${own.map(({ amount }) => (-amount).toString())}::bigint[],
          ${own.map(({ day }) => startOfDay(addDays(day, -mostDays)))}::timestamptz[],
          ${own.map(({ day }) => endOfDay(day))}::timestamptz[]) AS m (amount, first, last)
        CROSS JOIN LATERAL (
          SELECT id, amount, datetime, bank_description AS text FROM transaction t
          WHERE t.business_id = ${business} AND t.amount ${raw(direction)} 0 AND t.amount = m.amount
            AND t.datetime BETWEEN m.first AND m.last AND t.posted
          ORDER BY t.datetime DESC LIMIT ${mostOfAmount}) AS o`),
      db.rows<Row>(sql`
        SELECT id, amount, datetime, bank_description AS text FROM (
          SELECT * FROM transaction
          WHERE business_id = ${business}
            AND datetime BETWEEN ${startOfDay(addDays(first, -mostDays))} AND ${endOfDay(last)}
          ORDER BY datetime DESC, id DESC LIMIT ${mostLatest}) AS t
        WHERE amount ${raw(direction)} 0 AND posted`),
    ]);
    for (const row of [...exact, ...latest]) {
      const id = encodeIdentifier('transaction', row.id);
      found.set(id, { id, amount: row.amount, day: dayOf(row.datetime), text: row.text });
    }
  }
  return [...found.values()];
}
