import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { customPlan, everyRow } from '../search/find-ids';
import { countsOn, type EntryFilter, otherConditions, stateConditions } from './entry-filter';
import { searchOf } from './find-entry-ids';

/** The sums of debits and credits of the lines that match the filter, in minor units. */
export async function sumLinesAsked(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
): Promise<{ debit: bigint; credit: bigint }> {
  const entries = entriesAsked(businessId, filter);
  const isAsked = entries ? sql`AND l.journal_entry_id IN (SELECT id FROM asked)` : empty;
  const parts = [sql`${linesAsked(businessId, filter)} ${isAsked}`];
  if (filter.cashMovement) parts.push(sql`${sharesAsked(businessId, filter)} ${isAsked}`);
  const [sum] = await customPlan<{ debit: bigint; credit: bigint }>(
    db,
    sql`
    ${entries ? sql`WITH asked AS ${entries}` : empty}
    SELECT coalesce(sum(debit), 0) AS debit, coalesce(sum(credit), 0) AS credit
    FROM (${join(parts, ' UNION ALL ')}) AS parts`,
  );
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
  return join(conditions, ' AND ');
}

/**
 * The entries that meet what is asked of entries; null where nothing is. Those that indexes find are found first: beside lines, which
 * are read under row-level security, the indexes of words and of states cannot be used.
 */
function entriesAsked(businessId: string, filter: EntryFilter): Sql | null {
  const ofEntry = {
    ...filter,
    ledgerIds: undefined,
    closedLedgers: undefined,
    bases: undefined,
    cashMovement: undefined,
  };
  const conditions = otherConditions(businessId, ofEntry);
  if (conditions.length + stateConditions(ofEntry).length === 0) return null;
  const isFound = !filter.ledgerIds || conditions.some(({ found }) => found !== null);
  const every = everyRow(
    searchOf(businessId, ofEntry, { size: 1, order: 'ascending', walk: 'forward', key: null }),
  );
  return isFound ? sql`MATERIALIZED (${every})` : sql`NOT MATERIALIZED (${every})`;
}
