import sql, { raw } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { postingRules, type SettlementStep } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

type Row = { id: string; item_id: string; datetime: Instant; amount: bigint };

/** What ever settled these items otherwise, and what took that back, by item, in time order. */
export async function findSettlements(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  itemIds: readonly string[],
): Promise<Map<string, SettlementStep[]>> {
  const business = uuid('business', businessId);
  const { control, partSide } = postingRules[kind];
  const rows = await db.rows<Row>(sql`
    SELECT e.id, e.${raw(kind)}_id AS item_id, e.datetime,
      CASE l.debit_credit WHEN ${partSide}::side THEN l.amount ELSE -l.amount END AS amount
    FROM journal_entry e
    JOIN line_entry l ON l.business_id = ${business} AND l.journal_entry_id = e.id
    WHERE e.business_id = ${business} AND e.${raw(kind)}_id = ANY(${itemIds.map((id) => uuid(kind, id))}::uuid[])
      AND e.transaction_id IS NULL AND e.categorization_method NOT IN ('ap', 'ar')
      AND l.superseded_at IS NULL AND l.on_account IS NULL
      AND l.ledger_id = (SELECT id FROM ledger WHERE business_id = ${business} AND purpose = ${control})
    ORDER BY e.datetime, e.id`);
  const groups = groupBy(rows, (row) => encodeIdentifier(kind, row.item_id));
  return new Map(
    [...groups].map(([itemId, group]) => [
      itemId,
      group.map(({ id, amount, datetime }) => ({
        journalEntryId: encodeIdentifier('journal_entry', id),
        amount,
        datetime,
      })),
    ]),
  );
}
