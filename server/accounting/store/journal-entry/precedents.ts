import sql from 'sql-template-tag';
import type { Side } from '@/lib/contract/primitives';
import type { Precedent } from '../../domain/categorization/categorize';
import type { Queryable } from '../database';
import { encoder, uuid } from '../identifiers';

type Row = {
  clean_description: string;
  debit_credit: Side;
  ledger_id: string;
  times: number;
  amount: bigint;
};

/** How confirmed bank entries of these payees were posted: to which ledgers, on which side, how often. */
export async function findPrecedents(
  db: Queryable,
  businessId: string,
  bankLedgerId: string,
  payees: readonly string[],
): Promise<Precedent[]> {
  const business = uuid('business', businessId);
  const rows = await db.rows<Row>(sql`
    SELECT e.clean_description, l.debit_credit, l.ledger_id, count(*)::int AS times, sum(l.amount) AS amount
    FROM journal_entry e
    JOIN line_entry l ON l.business_id = ${business} AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
      AND l.payment_id IS NULL
    JOIN ledger g ON g.business_id = ${business} AND g.id = l.ledger_id AND NOT g.archived
      AND coalesce(g.purpose, '') NOT LIKE 'uncategorized%'
      AND coalesce(g.purpose, '') NOT IN ('accounts_payable', 'accounts_receivable')
    WHERE e.business_id = ${business} AND e.transaction_id IS NOT NULL AND e.review_status = 'confirmed'
      AND e.clean_description = ANY(${payees}) AND l.ledger_id <> ${uuid('ledger', bankLedgerId)}
    GROUP BY e.clean_description, l.debit_credit, l.ledger_id`);
  const ledgerId = encoder('ledger');
  return rows.map((row) => ({
    payee: row.clean_description,
    side: row.debit_credit,
    ledgerId: ledgerId(row.ledger_id),
    times: row.times,
    amount: row.amount,
  }));
}
