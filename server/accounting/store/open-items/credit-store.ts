import sql, { raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { PartyKind } from '@/lib/contract/party';
import { dayOf, endOfDay, type Instant } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { type CreditStanding, type Standing, usable } from '../../domain/postings/credit-standing';
import type { CreditApplication } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { encodeOrNull, uuid } from '../identifiers';
import { type ControlMovements, controlMovements } from './control-movements';
import { itemKinds } from './item-kinds';

type Row = { id: string; item_id: string; amount: bigint; datetime: Instant; created_at: Instant };

export async function insertCreditApplication(
  db: Queryable,
  businessId: string,
  { kind, id: itemId }: { kind: ItemKind; id: string },
  application: CreditApplication,
): Promise<void> {
  await db.rows(sql`
    INSERT INTO credit_application (business_id, id, ${raw(kind)}_id, amount, datetime, created_at)
    VALUES (${uuid('business', businessId)}, ${uuid('credit_application', application.id)}, ${uuid(kind, itemId)},
      ${application.amount.toString()}::bigint, ${application.datetime}, ${application.createdAt})`);
}

export async function markApplicationRemoved(
  db: Queryable,
  businessId: string,
  id: string,
  at: Instant,
): Promise<void> {
  await db.rows(sql`
    UPDATE credit_application SET removed_at = ${at}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('credit_application', id)}`);
}

/** The credit applied to these items, by item, in time order. */
export async function findCredits(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  itemIds: readonly string[],
): Promise<Map<string, CreditApplication[]>> {
  const rows = await db.rows<Row>(sql`
    SELECT id, ${raw(kind)}_id AS item_id, amount, datetime, created_at FROM credit_application
    WHERE business_id = ${uuid('business', businessId)} AND removed_at IS NULL
      AND ${raw(kind)}_id = ANY(${itemIds.map((id) => uuid(kind, id))}::uuid[])
    ORDER BY datetime, id`);
  const groups = groupBy(rows, (row) => encodeIdentifier(kind, row.item_id));
  return new Map(
    [...groups].map(([itemId, group]) => [
      itemId,
      group.map(({ id, amount, datetime, created_at }) => ({
        id: encodeIdentifier('credit_application', id),
        amount,
        datetime,
        createdAt: created_at,
      })),
    ]),
  );
}

/** What the application settles; null when there is none. */
export async function findCreditedItem(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<{ kind: ItemKind; id: string } | null> {
  const [row] = await db.rows<{ bill_id: string | null; invoice_id: string | null }>(sql`
    SELECT bill_id, invoice_id FROM credit_application
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('credit_application', id)} AND removed_at IS NULL`);
  if (!row) return null;
  const kind = row.bill_id === null ? 'invoice' : 'bill';
  return { kind, id: encodeOrNull(kind, row[`${kind}_id`]) ?? '' };
}

/**
 * The party's unapplied credit, and what one of its items lacks of being settled, at the end of the instant's day (UTC)
 * and at the end of all days. The party is to be locked, so that nobody else takes of it meanwhile.
 * @param itemId null where only the credit is asked for
 */
export function standingsOf(
  db: Queryable,
  businessId: string,
  party: { kind: PartyKind; id: string },
  itemId: string | null,
  at: Instant,
): Promise<CreditStanding> {
  return standings(db, businessId, party, itemId, at, (movements) => movements.onAccount);
}

/** What of `standingsOf` may be taken on the instant's day. */
export async function standingOf(...asked: Parameters<typeof standingsOf>): Promise<Standing> {
  return usable(await standingsOf(...asked));
}

/**
 * What of the party's credit is neither applied nor refunded, as `standingOf` says it, but for what is owed on account: that
 * only nets with the credit, and is owed again where the credit goes.
 */
export async function unusedCreditOf(
  db: Queryable,
  businessId: string,
  party: { kind: PartyKind; id: string },
  at: Instant,
): Promise<bigint> {
  const asked = await standings(
    db,
    businessId,
    party,
    null,
    at,
    ({ onAccount, charges }) =>
      sql`${onAccount} UNION ALL SELECT party_id, datetime, -amount FROM (${charges}) AS charge`,
  );
  return usable(asked).credit;
}

async function standings(
  db: Queryable,
  businessId: string,
  party: { kind: PartyKind; id: string },
  itemId: string | null,
  at: Instant,
  accountOf: (movements: ControlMovements) => Sql,
): Promise<CreditStanding> {
  const kind = itemKinds[party.kind];
  const end = endOfDay(dayOf(at));
  const movements = controlMovements(businessId, kind, 'accrual', { parties: [party.id] });
  const { ofItems } = movements;
  const asked = sql`${itemId && uuid(kind, itemId)}::uuid`;
  const [row] = await db.rows<
    Record<'then_account' | 'finally_account' | 'then_item' | 'finally_item', bigint>
  >(sql`
    WITH item AS (
      SELECT id FROM ${raw(kind)}
      WHERE business_id = ${uuid('business', businessId)} AND ${raw(party.kind)}_id = ${uuid(party.kind, party.id)}
        AND (cleared_at IS NULL OR cleared_at > ${end}) AND status <> 'draft'),
    balance AS (
      SELECT id, coalesce(sum(amount) FILTER (WHERE datetime <= ${end}), 0) AS then, sum(amount) AS finally
      FROM (${ofItems}) AS movement GROUP BY id),
    account AS (
      SELECT coalesce(sum(amount) FILTER (WHERE datetime <= ${end}), 0) AS then, coalesce(sum(amount), 0) AS finally
      FROM (${accountOf(movements)}) AS movement)
    SELECT (account.then + coalesce(sum(least(balance.then, 0)), 0))::bigint AS then_account,
      (account.finally + coalesce(sum(least(balance.finally, 0)), 0))::bigint AS finally_account,
      coalesce(sum(balance.then) FILTER (WHERE balance.id = ${asked}), 0)::bigint AS then_item,
      coalesce(sum(balance.finally) FILTER (WHERE balance.id = ${asked}), 0)::bigint AS finally_item
    FROM account LEFT JOIN balance ON true GROUP BY account.then, account.finally`);
  const standing = (account = 0n, item = 0n) => ({
    credit: account < 0n ? -account : 0n,
    open: item > 0n ? item : 0n,
  });
  return {
    then: standing(row?.then_account, row?.then_item),
    finally: standing(row?.finally_account, row?.finally_item),
  };
}
