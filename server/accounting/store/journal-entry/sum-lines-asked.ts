import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { countsOn, type EntryFilter, otherConditions, stateConditions } from './entry-filter';

/** The sums of debits and credits of the lines that match the filter, in minor units. */
export async function sumLinesAsked(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
): Promise<{ debit: bigint; credit: bigint }> {
  const parts = filter.cashMovement
    ? [linesAsked(businessId, filter), sharesAsked(businessId, filter)]
    : [linesAsked(businessId, filter)];
  const [sum] = await db.rows<{ debit: bigint; credit: bigint }>(sql`
    SELECT coalesce(sum(debit), 0) AS debit, coalesce(sum(credit), 0) AS credit
    FROM (${join(parts, ' UNION ALL ')}) AS parts`);
  return sum ?? { debit: 0n, credit: 0n };
}

function linesAsked(businessId: string, filter: EntryFilter): Sql {
  return sql`
    SELECT CASE l.debit_credit WHEN 'debit' THEN l.amount END AS debit,
      CASE l.debit_credit WHEN 'credit' THEN l.amount END AS credit
    FROM line_entry l
    WHERE ${lineConditions(businessId, filter)} AND ${countsOn(sql`l`, filter)}
      ${filter.cashMovement ? sql`AND l.is_cash_movement` : empty}`;
}

/** Shares of lines that explain cash movements on other ledgers. */
function sharesAsked(businessId: string, filter: EntryFilter): Sql {
  return sql`
    SELECT c.debit, c.credit
    FROM cash_share c
    JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id AND l.id = c.line_entry_id
    WHERE c.business_id = ${uuid('business', businessId)} AND ${countsOn(sql`c`, filter)}
      AND ${lineConditions(businessId, filter)}`;
}

function lineConditions(businessId: string, filter: EntryFilter): Sql {
  const business = uuid('business', businessId);
  const conditions = [sql`l.business_id = ${business} AND l.superseded_at IS NULL`];
  if (filter.from) conditions.push(sql`l.datetime >= ${filter.from}`);
  if (filter.through) conditions.push(sql`l.datetime <= ${filter.through}`);
  if (filter.bases) conditions.push(sql`l.basis = ANY(${filter.bases}::basis[])`);
  const ofEntry = [
    ...stateConditions(filter),
    ...otherConditions(businessId, filter).map(({ test }) => test),
  ];
  if (ofEntry.length > 0) {
    conditions.push(sql`l.journal_entry_id IN (
      SELECT e.id FROM searched_entry e WHERE e.business_id = ${business} AND ${join(ofEntry, ' AND ')})`);
  }
  return join(conditions, ' AND ');
}
