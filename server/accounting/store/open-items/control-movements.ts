import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import { postingRules } from '../../domain/postings/open-item';
import type { ReportBasis } from '../../domain/reports/report-basis';
import { uuid } from '../identifiers';
import { tables } from './item-rows';

/**
 * What moves what is owed, in minor units, more owed positive: of bills or invoices, and on account. Whatever stands on
 * payable or receivable is one of them, once; entries before the start of the books are neither, unless they are asked for.
 */
export type ControlMovements = {
  /** Rows `id` (of the bill or invoice), `datetime`, `amount`, of those that a table `item` in scope names by `id`. */
  ofItems: Sql;
  /** Rows `party_id` (null names nobody), `datetime`, `amount`. */
  onAccount: Sql;
  /** Of these, what a person wrote as owed, such as an opening balance: it takes up credit, but neither applies nor refunds it. */
  charges: Sql;
};

export function controlMovements(
  businessId: string,
  kind: ItemKind,
  basis: ReportBasis,
  { parties, withBeforeStart = false }: { parties?: readonly string[]; withBeforeStart?: boolean } = {},
): ControlMovements {
  const business = uuid('business', businessId);
  const item = raw(kind);
  const { party } = tables[kind];
  const { control, controlSide } = postingRules[kind];
  const signed = sql`CASE l.debit_credit WHEN ${controlSide}::side THEN l.amount ELSE -l.amount END`;
  const onControl = sql`l.superseded_at IS NULL AND l.basis IN ('all', ${basis}::basis)
      AND l.ledger_id = (SELECT id FROM ledger WHERE business_id = ${business} AND purpose = ${control})`;
  const inBooks = withBeforeStart ? empty : sql`AND NOT e.is_before_start`;
  const sinceStart = (table: 'p' | 'c' | 'l') =>
    withBeforeStart
      ? empty
      : sql`AND ${raw(table)}.datetime >= (SELECT entries_start FROM business WHERE id = ${business})`;
  const ofParties = (table: 'l' | 'i') =>
    parties === undefined
      ? empty
      : sql`AND ${raw(table)}.${raw(party)}_id = ANY(${parties.map((id) => uuid(party, id))}::uuid[])`;
  return {
    ofItems: sql`
      SELECT item.id, l.datetime, ${signed} AS amount
      FROM item
      JOIN journal_entry e ON e.business_id = ${business} AND e.${item}_id = item.id
        AND e.transaction_id IS NULL ${inBooks}
      JOIN line_entry l ON l.business_id = ${business} AND l.journal_entry_id = e.id
      WHERE ${onControl} AND l.on_account IS NULL
      UNION ALL
      SELECT item.id, p.datetime, -p.amount
      FROM item JOIN payment p ON p.business_id = ${business} AND p.${item}_id = item.id
      WHERE p.removed_at IS NULL ${sinceStart('p')}
      UNION ALL
      SELECT item.id, c.datetime, -c.amount
      FROM item JOIN credit_application c ON c.business_id = ${business} AND c.${item}_id = item.id
      WHERE c.removed_at IS NULL ${sinceStart('c')}`,
    onAccount: sql`
      SELECT l.${raw(party)}_id AS party_id, l.datetime, ${signed} AS amount
      FROM line_entry l
      WHERE l.business_id = ${business} AND ${onControl} AND l.on_account ${sinceStart('l')} ${ofParties('l')}
      UNION ALL
      SELECT i.${raw(party)}_id, c.datetime, c.amount
      FROM credit_application c JOIN ${item} i ON i.business_id = ${business} AND i.id = c.${item}_id
      WHERE c.business_id = ${business} AND c.removed_at IS NULL ${sinceStart('c')} ${ofParties('i')}`,
    charges: sql`
      SELECT l.${raw(party)}_id AS party_id, l.datetime, ${signed} AS amount
      FROM line_entry l JOIN journal_entry e ON e.business_id = ${business} AND e.id = l.journal_entry_id
      WHERE l.business_id = ${business} AND ${onControl} AND l.on_account ${sinceStart('l')} ${ofParties('l')}
        AND l.debit_credit = ${controlSide}::side
        AND e.transaction_id IS NULL AND e.credit_note_id IS NULL AND e.reversal_of IS NULL
        AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.business_id = ${business} AND r.reversal_of = e.id)`,
  };
}
