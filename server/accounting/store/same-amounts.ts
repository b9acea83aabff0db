import sql from 'sql-template-tag';
import { addDays, type Day, dayOf, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { bySign } from './by-sign';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import type { PendingMovement } from './pending-movements';

const mostOfAmount = 10;
/** So many movements are looked for in one statement: preparing it for 100,000 would keep other requests waiting. */
const mostAtOnce = 2000;

/** `bankId` is the bank's own id. */
export type SameAmount = PendingMovement & {
  externalAccountId: string;
  format: string | null;
  bankId: string | null;
};

/** The transactions of the same amount and direction at most so many days from each of these, of any account, ten for each. */
export async function findSameAmount(
  db: Queryable,
  businessId: string,
  movements: readonly { amount: bigint; day: Day }[],
  mostDays: number,
): Promise<SameAmount[]> {
  const business = uuid('business', businessId);
  const found = new Map<string, SameAmount>();
  for (const { items, comparedToZero } of bySign(movements, ({ amount }) => amount)) {
    for (const own of partsOf(items)) {
      const rows = await db.rows<{
        id: string;
        external_account_id: string;
        amount: bigint;
        datetime: Instant;
        text: string;
        format: string | null;
        external_id: string | null;
      }>(sql`
      SELECT DISTINCT o.*, i.format FROM unnest(
        ${own.map(({ amount }) => amount.toString())}::bigint[],
        ${own.map(({ day }) => startOfDay(addDays(day, -mostDays)))}::timestamptz[],
        ${own.map(({ day }) => endOfDay(addDays(day, mostDays)))}::timestamptz[]) AS m (amount, first, last)
      CROSS JOIN LATERAL (
        SELECT id, external_account_id, amount, datetime, bank_description AS text, import_id, external_id FROM transaction t
        WHERE t.business_id = ${business} AND t.amount ${comparedToZero} AND t.amount = m.amount
          AND t.datetime BETWEEN m.first AND m.last AND t.posted
        ORDER BY t.datetime LIMIT ${mostOfAmount}) AS o
      LEFT JOIN transaction_import i ON i.business_id = ${business} AND i.id = o.import_id`);
      for (const row of rows) {
        const id = encodeIdentifier('transaction', row.id);
        const externalAccountId = encodeIdentifier('external_account', row.external_account_id);
        const { amount, text, format, external_id: bankId } = row;
        const day = dayOf(row.datetime);
        found.set(id, { id, externalAccountId, amount, day, text, format, bankId });
      }
    }
  }
  return [...found.values()];
}

function partsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, at) =>
    items.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
}
