import sql from 'sql-template-tag';
import type { DeclinedRule } from '@/lib/contract/declined-rule';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from './database';
import { uuid } from './identifiers';

type Offered = Pick<DeclinedRule, 'payee' | 'ledger_id'>;

/** When it was declined first, or null. Payees are compared in any case. */
export async function findDeclinedRule(
  db: Queryable,
  businessId: string,
  { payee, ledger_id }: Offered,
): Promise<Instant | null> {
  const [row] = await db.rows<{ declined_at: Instant }>(sql`
    SELECT declined_at FROM declined_rule
    WHERE business_id = ${uuid('business', businessId)} AND ledger_id = ${uuid('ledger', ledger_id)}
      AND payee = lower(${payee})`);
  return row?.declined_at ?? null;
}

/** False when it was declined before. */
export async function insertDeclinedRule(
  db: Queryable,
  businessId: string,
  { payee, ledger_id }: Offered,
  now: Instant,
): Promise<boolean> {
  const rows = await db.rows(sql`
    INSERT INTO declined_rule (business_id, ledger_id, payee, declined_at)
    VALUES (${uuid('business', businessId)}, ${uuid('ledger', ledger_id)}, lower(${payee}), ${now})
    ON CONFLICT (business_id, ledger_id, payee) DO NOTHING RETURNING payee`);
  return rows.length === 1;
}
