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
  // One pass over the index where it has the order of the list; what is too many is left out afterwards.
  const [row] = await customPlan<{ count: number; keys: string[][] }>(
    db,
    sql`
    WITH placed AS (SELECT ${list}, row_number() OVER (ORDER BY ${keysetOrder(whole, columns)}) AS place
      FROM (${everyRow(searchOf(businessId, filter, whole))}) AS found)
    SELECT coalesce(max(place), 0)::int AS count, coalesce(json_agg(
        json_build_array(${raw(columns.map(textOf).join(', '))}) ORDER BY place) FILTER (WHERE place % ${every}::int = 0), '[]') AS keys
    FROM placed`,
  );
  const { count, keys } = row ?? { count: 0, keys: [] };
  const step = Math.max(1, Math.ceil(count / (every * most)));
  const kept = keys.filter((_, at) => (at + 1) % step === 0 && (at + 1) * every < count);
  return { count, every: every * step, keys: kept };
}

function textOf(column: string): string {
  return column === 'datetime'
    ? `to_char(datetime AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`;
}
