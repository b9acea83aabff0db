import sql, { raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import { type Day, endOfDay } from '@/lib/dates/instant';
import type { ItemsDue, OnAccountDay, Sum } from '../../domain/postings/age-parties';
import type { ReportBasis } from '../../domain/reports/report-basis';
import type { Queryable } from '../database';
import { encodeOrNull, uuid } from '../identifiers';
import { controlMovements } from './control-movements';
import { tables } from './item-rows';
import { type ProbablyPaid, rowsOfProbablyPaid } from './probable-payments';

type ItemsRow = {
  party_id: string;
  day: Day;
  count: number;
  owed: bigint;
  overpaid: bigint;
  probable_count: number;
  probable_owed: bigint;
  part_count: number;
  part_paid: bigint;
};
type AccountRow = { party_id: string | null; day: Day; owed: bigint; credit: bigint };

/** Of some of them, what was probably paid in part: how many there are, and how much of them that is. Minor units. */
type PaidInPart = { inPart: Sum };

/** What bills or invoices lacked of being settled at the end of the day (UTC), by party and due day. */
export async function itemsDue(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  basis: ReportBasis,
  asOf: Day,
  probablyPaid: ProbablyPaid,
): Promise<(ItemsDue & PaidInPart)[]> {
  const end = endOfDay(asOf);
  const { ofItems } = controlMovements(businessId, kind, basis);
  const { party } = tables[kind];
  const rows = await db.rows<ItemsRow>(sql`
    WITH item AS (${unsettledItems(businessId, kind, end)})
    SELECT party_id, ${dayOf('due_at')} AS day, count(*) FILTER (WHERE balance > 0)::integer AS count,
      sum(greatest(balance, 0))::bigint AS owed, sum(greatest(-balance, 0))::bigint AS overpaid,
      count(*) FILTER (WHERE balance > 0 AND probable.amount >= balance)::integer AS probable_count,
      coalesce(sum(balance) FILTER (WHERE balance > 0 AND probable.amount >= balance), 0)::bigint AS probable_owed,
      count(*) FILTER (WHERE probable.amount < balance)::integer AS part_count,
      coalesce(sum(probable.amount) FILTER (WHERE probable.amount < balance), 0)::bigint AS part_paid
    FROM item JOIN (
      SELECT id, sum(amount) AS balance FROM (${ofItems}) AS movement
      WHERE datetime <= ${end} GROUP BY id HAVING sum(amount) <> 0) AS open USING (id)
    LEFT JOIN (${rowsOfProbablyPaid(kind, probablyPaid)}) AS probable USING (id)
    GROUP BY party_id, day`);
  return rows.map(({ party_id, day, count, owed, overpaid, ...row }) => ({
    partyId: encodeOrNull(party, party_id),
    day,
    count,
    owed,
    overpaid,
    probable: { count: row.probable_count, owed: row.probable_owed },
    inPart: { count: row.part_count, amount: row.part_paid },
  }));
}

/** The balances of parties at the end of the day (UTC) besides bills or invoices, by day. */
export async function onAccountByDay(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  basis: ReportBasis,
  asOf: Day,
): Promise<OnAccountDay[]> {
  const { onAccount } = controlMovements(businessId, kind, basis);
  const { party } = tables[kind];
  const rows = await db.rows<AccountRow>(sql`
    SELECT party_id, ${dayOf('datetime')} AS day,
      sum(greatest(amount, 0))::bigint AS owed, sum(greatest(-amount, 0))::bigint AS credit
    FROM (${onAccount}) AS movement WHERE datetime <= ${endOfDay(asOf)}
    GROUP BY party_id, day`);
  return rows.map(({ party_id, ...row }) => ({ ...row, partyId: encodeOrNull(party, party_id) }));
}

/** Few among many: those whose movements do not come to zero yet, or did so only after the instant. */
function unsettledItems(businessId: string, kind: ItemKind, end: string): Sql {
  const select = sql`
    SELECT id, ${raw(tables[kind].party)}_id AS party_id, due_at FROM ${raw(kind)}
    WHERE business_id = ${uuid('business', businessId)}`;
  return sql`${select} AND cleared_at IS NULL AND status <> 'draft' UNION ALL ${select} AND cleared_at > ${end}`;
}

function dayOf(column: string): Sql {
  return sql`to_char(${raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
}
