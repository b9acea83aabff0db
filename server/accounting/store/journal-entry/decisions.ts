import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Decision, Part } from '../../domain/categorization/movement';
import { printedParts } from '../../domain/categorization/printed-category';
import { exampleOf } from '../../domain/categorization/splits/split-pattern';
import { byLookUps } from '../by-look-ups';
import type { Queryable } from '../database';
import { encoder, uuid } from '../identifiers';

type Row = {
  clean_description: string;
  bank_description: string;
  memo: string | null;
  category: string | null;
  splits: string | null;
  amount: bigint;
  datetime: Instant;
  account_ledger_id: string;
  ledger_ids: string[];
  all_ledger_ids: string[];
  /** What stands on each of all, in minor units, less than 0 on the bank's side. */
  units: string[];
  are_examples: boolean;
};

/** The ledgers of the latest confirmed bank transactions of one direction, the most frequent first. */
export async function findUsualLedgers(
  db: Queryable,
  businessId: string,
  direction: 'in' | 'out',
  most: number,
): Promise<string[]> {
  const decisions = await findDecisions(db, businessId, most);
  const counts = new Map<string, number>();
  for (const { amount, ledgerId } of decisions) {
    if (amount > 0n === (direction === 'in')) counts.set(ledgerId, (counts.get(ledgerId) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([ledgerId]) => ledgerId);
}

/**
 * What was decided about the latest confirmed entries of bank transactions, the oldest first: for each the ledger that
 * bore most of it on the other side than the bank, and all where there are several, such as the wages and what was withheld
 * of them. Payments of bills and invoices decide nothing.
 */
export async function findDecisions(db: Queryable, businessId: string, most: number): Promise<Decision[]> {
  const business = uuid('business', businessId);
  const rows = await byLookUps<Row>(
    db,
    sql`
    SELECT e.clean_description, t.bank_description, t.metadata->>'memo' AS memo,
      t.metadata->>'category' AS category, t.metadata->>'splits' AS splits, t.amount, e.datetime,
      a.ledger_id AS account_ledger_id, l.ledger_ids,
      l.all_ledger_ids, l.units, l.are_examples
    FROM (
      SELECT id, transaction_id, clean_description, datetime FROM journal_entry
      WHERE business_id = ${business} AND review_status = 'confirmed' AND transaction_id IS NOT NULL
      ORDER BY datetime DESC, id DESC LIMIT ${most}) e
    JOIN transaction t ON t.business_id = ${business} AND t.id = e.transaction_id
    JOIN external_account a ON a.business_id = ${business} AND a.id = t.external_account_id
    CROSS JOIN LATERAL (
      SELECT array_agg(ledger_id ORDER BY amount DESC, position) FILTER (
          WHERE debit_credit = CASE WHEN t.amount > 0 THEN 'credit' ELSE 'debit' END::side) AS ledger_ids,
        array_agg(ledger_id ORDER BY position) AS all_ledger_ids,
        array_agg((CASE WHEN (debit_credit = 'credit') = (t.amount > 0) THEN amount ELSE -amount END)::text
          ORDER BY position) AS units,
        bool_and(basis = 'all' AND vendor_id IS NULL AND customer_id IS NULL) AS are_examples
      FROM line_entry
      WHERE business_id = ${business} AND journal_entry_id = e.id AND superseded_at IS NULL AND payment_id IS NULL
        AND ledger_id <> a.ledger_id) l
    WHERE l.ledger_ids IS NOT NULL
    ORDER BY e.datetime, e.id`,
  );
  const ledgerId = encoder('ledger');
  return rows.map((row) => decisionOf(row, ledgerId));
}

function decisionOf(row: Row, ledgerId: (id: string) => string): Decision {
  const [most = ''] = row.ledger_ids;
  const all = [...new Set(row.all_ledger_ids)].map(ledgerId);
  const printed = printedParts(row);
  const parts = row.are_examples ? exampleOf(partsOf(row, ledgerId), row.amount) : null;
  return {
    payee: row.clean_description,
    text: [row.bank_description, row.memo ?? ''].join(' ').trim(),
    accountLedgerId: ledgerId(row.account_ledger_id),
    amount: row.amount,
    day: row.datetime.slice(0, 10),
    ledgerId: ledgerId(most),
    ...(printed.length > 0 && { printed }),
    ...(all.length > 1 && { splitOver: all }),
    ...(parts && { parts }),
  };
}

function partsOf({ all_ledger_ids: ids, units }: Row, ledgerId: (id: string) => string): Part[] {
  return ids.map((id, at) => ({ ledgerId: ledgerId(id), units: BigInt(units[at] ?? '') }));
}
