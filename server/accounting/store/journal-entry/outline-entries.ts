import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../database';
import { type Keyset, keysetOrder } from '../keyset';
import { customPlan, everyRow } from '../search/find-ids';
import type { EntryFilter } from './entry-filter';
import { orderColumns, searchOf } from './find-entry-ids';

/** How many entries a list has, and the keys of every so many of them, in its order. */
export type Outline = { count: number; every: number; keys: string[][] };

/**
 * @param every the keys of each that-manyth entry, or of each multiple of it where these were more than `most`
 */
export async function outlineEntries(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  order: Keyset['order'],
  { every, most }: { every: number; most: number },
): Promise<Outline> {
  const whole: Keyset = { size: 1, order, walk: 'forward', key: null };
  const columns = orderColumns(filter);
  const list = raw(columns.join(', '));
  const [row] = await customPlan<Outline>(
    db,
    sql`
    WITH found AS MATERIALIZED (${everyRow(searchOf(businessId, filter, whole))}),
      counted AS (SELECT count(*)::int AS count, ${every}::int * greatest(1, ceil(count(*) / (${every}::float8 * ${most})))::int AS every
        FROM found),
      placed AS (SELECT ${list}, row_number() OVER (ORDER BY ${keysetOrder(whole, columns)}) AS place FROM found)
    SELECT count, every, coalesce((
        SELECT json_agg(json_build_array(${raw(columns.map(textOf).join(', '))}) ORDER BY place)
        FROM placed WHERE place % every = 0 AND place < count), '[]') AS keys
    FROM counted`,
  );
  return row ?? { count: 0, every, keys: [] };
}

function textOf(column: string): string {
  return column === 'datetime'
    ? `to_char(datetime AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`;
}
