import sql, { raw, type Sql } from 'sql-template-tag';
import { asksOfLines } from '../../domain/journal-entry/line-filter';
import type { Queryable } from '../database';
import { type Keyset, keysetOrder } from '../keyset';
import { customPlan, everyRow, type OrderColumn, ofRow, type Search } from '../search/find-ids';
import { type EntryFilter, stateConditions } from './entry-filter';
import { orderColumns, searchOf } from './find-entry-ids';

/** How many entries a list has, and the keys of every so many of them, in its order. */
export type Outline = { count: number; every: number; keys: string[][] };

type Steps = { every: number; most: number };

/**
 * @param every the keys of each that-manyth entry, or of each multiple of it where these were more than `most`
 */
export async function outlineEntries(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  order: Keyset['order'],
  steps: Steps,
): Promise<Outline> {
  const whole: Keyset = { size: 1, order, walk: 'forward', key: null };
  const search = searchOf(businessId, filter, whole);
  const isWalked = search.conditions.length === 0 && !asksOfLines(filter);
  return isWalked && (filter.rankedBy || stateConditions(filter).length === 0)
    ? stepThrough(db, search, whole, steps)
    : numberAll(db, everyRow(search), whole, orderColumns(filter), steps);
}

/**
 * Of a list that an index has in its order: from each key the index is walked to the next one, without the rows between them being
 * numbered. Where there are more keys than `most`, every other one is left out, and the steps are twice as long from there.
 */
async function stepThrough(
  db: Queryable,
  search: Search,
  whole: Keyset,
  { every, most }: Steps,
): Promise<Outline> {
  let keys: string[][] = [];
  let step = every;
  for (;;) {
    const wanted = most - keys.length;
    const found = await readSteps(db, search, { ...whole, key: keys.at(-1) ?? null }, step, wanted);
    keys.push(...found);
    if (found.length < wanted) break;
    keys = keys.filter((_, at) => at % 2 === 1);
    step *= 2;
  }
  const [row] = await customPlan<{ rest: number }>(
    db,
    sql`SELECT count(*)::int AS rest FROM (${search.source(step, { ...whole, key: keys.at(-1) ?? null })}) AS source`,
  );
  const rest = row?.rest ?? 0;
  const count = keys.length * step + rest;
  return { count, every: step, keys: rest === 0 ? keys.slice(0, -1) : keys };
}

/** The keys of every `step`th row beyond one, `most` at most. */
async function readSteps(
  db: Queryable,
  search: Search,
  from: Keyset,
  step: number,
  most: number,
): Promise<string[][]> {
  const { columns } = search;
  const order = keysetOrder(from, columns);
  const [list, ofStep] = [columns, ofRow(columns, 'step')].map((each) => raw(each.join(', ')));
  const [row] = await customPlan<{ keys: string[][] }>(
    db,
    sql`
    WITH RECURSIVE step AS (
      (SELECT ${list}, 1 AS place FROM (${search.source(step, from)}) AS source
        ORDER BY ${order} OFFSET ${step - 1} LIMIT 1)
      UNION ALL
      SELECT next.*, step.place + 1 FROM step CROSS JOIN LATERAL (
        SELECT ${list} FROM (${everyRow(search)}) AS e
        WHERE (${list}) ${raw(from.order === 'ascending' ? '>' : '<')} (${ofStep})
        ORDER BY ${order} OFFSET ${step - 1} LIMIT 1) AS next
      WHERE step.place < ${most}::int)
    SELECT coalesce(json_agg(${keyOf(columns)} ORDER BY place), '[]') AS keys FROM step`,
  );
  return row?.keys ?? [];
}

/** Of any other list: all that it has are found and numbered; what is too many is left out afterwards. */
async function numberAll(
  db: Queryable,
  all: Sql,
  whole: Keyset,
  columns: readonly OrderColumn[],
  { every, most }: Steps,
): Promise<Outline> {
  const [row] = await customPlan<{ count: number; keys: string[][] }>(
    db,
    sql`
    WITH placed AS (SELECT ${raw(columns.join(', '))}, row_number() OVER (ORDER BY ${keysetOrder(whole, columns)}) AS place
      FROM (${all}) AS found)
    SELECT coalesce(max(place), 0)::int AS count,
      coalesce(json_agg(${keyOf(columns)} ORDER BY place) FILTER (WHERE place % ${every}::int = 0), '[]') AS keys
    FROM placed`,
  );
  const { count, keys } = row ?? { count: 0, keys: [] };
  const step = Math.max(1, Math.ceil(count / (every * most)));
  const kept = keys.filter((_, at) => (at + 1) % step === 0 && (at + 1) * every < count);
  return { count, every: every * step, keys: kept };
}

function keyOf(columns: readonly OrderColumn[]): Sql {
  return sql`json_build_array(${raw(columns.map(textOf).join(', '))})`;
}

function textOf(column: string): string {
  return column === 'datetime'
    ? `to_char(datetime AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`;
}
