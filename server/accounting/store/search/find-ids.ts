import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../database';
import { type Keyset, keysetOrder } from '../keyset';

/**
 * A condition on a row `e`: its test; and where an index finds the rows that meet it, their identifiers (one may come
 * several times).
 */
export type Condition = {
  test: Sql;
  found: Sql | null;
  likelyFew: number;
  /**
   * The same in two parts, so that an index finds the rows that meet several conditions at once: a condition on the row's own
   * columns, and the identifiers of the rows that meet it otherwise. Where these are rows of another view (`Search.through`),
   * `alone` is what rows of the list meet that no row of that view stands for. `isWider`: more rows than meet the test.
   */
  apart?: { own: Sql; others: Sql | null; alone?: Sql; isWider?: true };
};

/** How a list finds its rows, called `e`. */
export type Search = {
  /** The view for searches, such as `searched_entry`. */
  view: Sql;
  /** The view, with rows called `e` too, in which the parts of conditions are sought, and the listed row of each of its rows. */
  through?: { view: Sql; id: Sql };
  /** A UUID. */
  business: string;
  /** What the list is ordered by, all in one direction. */
  columns: readonly OrderColumn[];
  /** The first rows beyond the key, in the order of the list: the columns of that many, of all that `conditions` leave open. */
  source: (most: number, keyset: Keyset) => Sql;
  /** What the source does not see to, tested row by row. */
  tests: readonly Sql[];
  /** All of what the source sees to, and of the tests what is not among the conditions. */
  bounds: readonly Sql[];
  /** Those first that few rows are likely to meet. */
  conditions: readonly Condition[];
};

/** How many rows are read one by one before another way is tried. */
export type Limits = {
  /** In the order of the list: at first, and where these promise enough matches. */
  walkedFirst: number;
  walkedMost: number;
  /** Of those that an index finds. */
  found: number;
  /** In the order of the list, where no index finds few. */
  walkedLast: number;
};

export const usualLimits: Limits = {
  walkedFirst: 500,
  walkedMost: 12_000,
  found: 15_000,
  walkedLast: 60_000,
};

/** By what lists are ordered; a rank comes before the others. */
export type OrderColumn = RankColumn | 'datetime' | 'id';
export type RankColumn = 'doubt' | 'answered_rank';

/** The columns as those of a row `e`, or of another table. */
export function ofRow(columns: readonly OrderColumn[], row = 'e'): string[] {
  return columns.map((column) => `${row}.${column}`);
}

/**
 * The identifiers (UUIDs) of the first rows beyond the key that meet what is asked, `keyset.size + 1` at most. Rows are
 * read in the order of the list while that promises to find enough of them; where matches are rarer, they are found by their own
 * indexes and sorted. Where none of the conditions is rare, more rows are read in the order of the list before all of them are.
 */
export async function findIds(
  db: Queryable,
  search: Search,
  keyset: Keyset,
  { walkedFirst, walkedMost, found, walkedLast } = usualLimits,
): Promise<string[]> {
  const wanted = keyset.size + 1;
  const isPlain = search.tests.length + search.conditions.length === 0;
  const ids: string[] = [];
  let from = keyset;
  let most = isPlain ? wanted : walkedFirst;
  let walked = 0;
  let isRareSought = false;
  while (isPlain || walked < walkedLast) {
    const part = await walk(db, search, from, most, wanted - ids.length);
    ids.push(...part.ids);
    walked += part.walked;
    if (isPlain || ids.length >= wanted || part.walked < most || !part.last) return ids;
    // How far to go if the others are as dense as these.
    most = Math.max(walked, Math.ceil((1.5 * walked * (wanted - ids.length)) / Math.max(ids.length, 0.1)));
    if (walked + most > walkedMost && !isRareSought) {
      const rare = await findRare(db, search, keyset, found);
      if (rare) return rare;
      isRareSought = true;
    }
    most = Math.min(most, 4 * walked);
    from = { ...keyset, key: part.last };
  }
  return findAny(db, search, keyset);
}

type Walked = { ids: string[]; walked: number; last: string[] | null };

async function walk(
  db: Queryable,
  search: Search,
  keyset: Keyset,
  most: number,
  wanted: number,
): Promise<Walked> {
  const { columns } = search;
  const order = keysetOrder(keyset, columns);
  const tests = [...search.tests, ...search.conditions.map(({ test }) => test)];
  const [row] = await customPlan<Walked>(
    db,
    sql`
    WITH walked AS MATERIALIZED (
      SELECT ${raw(columns.join(', '))} FROM (${search.source(most, keyset)}) AS source ORDER BY ${order} LIMIT ${most})
    SELECT (SELECT count(*)::int FROM walked) AS walked,
      (SELECT ARRAY[${raw(columns.map((column) => `${column}::text`).join(', '))}] FROM walked
        ORDER BY ${order} OFFSET ${most - 1} LIMIT 1) AS last,
      ARRAY(${
        tests.length === 0
          ? sql`SELECT id FROM walked ORDER BY ${order}`
          : sql`SELECT e.id FROM walked CROSS JOIN LATERAL (
              SELECT * FROM ${search.view} e WHERE e.business_id = ${search.business} AND e.id = walked.id OFFSET 0) AS e
          WHERE ${join(tests, ' AND ')} ORDER BY ${keysetOrder(keyset, ofRow(columns))} LIMIT ${wanted}`
      }) AS ids`,
  );
  return row ?? { ids: [], walked: 0, last: null };
}

/** Of what is asked, the first that few rows meet gives the ones to test; null where there is none. */
async function findRare(
  db: Queryable,
  search: Search,
  keyset: Keyset,
  most: number,
): Promise<string[] | null> {
  const { conditions } = search;
  const bounds = [sql`e.business_id = ${search.business}`, ...search.bounds];
  const together = await findTogether(db, search, bounds, keyset, most);
  if (together) return together;
  for (const one of conditions) {
    if (!one.found || one.apart) continue;
    const rest = conditions.filter((other) => other !== one).map(({ test }) => test);
    const ids = await findAmong(db, search, one.found, [...bounds, ...rest], keyset, most);
    if (ids) return ids;
  }
  return null;
}

/**
 * What indexes find for several conditions at once; null where that is more than `most`. A condition that few rows meet
 * otherwise than by their own columns narrows the scan of an index, the others are tested against the sets that they find;
 * where there is none of the first kind, the sets themselves are intersected.
 */
async function findTogether(
  db: Queryable,
  search: Search,
  bounds: readonly Sql[],
  keyset: Keyset,
  most: number,
): Promise<string[] | null> {
  const { conditions, business } = search;
  const { view, id } = search.through ?? { view: search.view, id: sql`e.id` };
  const inParts = conditions.flatMap(({ apart, found }) => (apart && found ? [{ ...apart, found }] : []));
  const [first, ...more] = inParts;
  if (!first) return null;
  const few = await Promise.all(inParts.map(({ others }) => readFew(db, others, most)));
  const tests = inParts.map(({ own, others }, at) => {
    const ids = few[at];
    if (!ids) return sql`(${own} OR e.id IN (${others ?? sql`NULL`}))`;
    return ids.length === 0 ? own : sql`(${own} OR e.id = ANY(${ids}::uuid[]))`;
  });
  const open = conditions.filter(({ apart }) => !apart || apart.isWider);
  const rest = [...bounds, ...open.map(({ test }) => test)];
  const isScanned = few.some((ids) => ids !== null);
  if (isScanned && !search.through) return scan(db, search, tests, rest, keyset, most);
  const alone = inParts.flatMap((each) => each.alone ?? []);
  // OFFSET 0: else the planner may read the entries of all transactions by their index, which has only those that are not null.
  const rowsOf = (which: Sql) => sql`
    SELECT id FROM (SELECT ${id} FROM ${view} e WHERE e.business_id = ${business} AND ${which} OFFSET 0) AS found (id)
    WHERE id IS NOT NULL ${search.through ? rowsAlone(search, alone) : empty}`;
  const meetAll = () => {
    if (isScanned) return rowsOf(join(tests, ' AND '));
    // Found before their rows are read: the planner expects as many as there are in each set, and would read all rows.
    return more.length === 0
      ? first.found
      : rowsOf(sql`e.id = ANY(ARRAY(${inEach(view, business, inParts)}))`);
  };
  return findAmong(db, search, meetAll(), rest, keyset, most);
}

/** The same as `findAmong` where one index finds the rows of the list itself: these are read once. */
async function scan(
  db: Queryable,
  { view, business, columns }: Search,
  found: readonly Sql[],
  tests: readonly Sql[],
  keyset: Keyset,
  most: number,
): Promise<string[] | null> {
  const [row] = await customPlan<{ ids: string[]; found: number }>(
    db,
    sql`
    WITH every AS MATERIALIZED (
      SELECT ${raw(ofRow(columns).join(', '))}, ${join([...tests], ' AND ')} AS meets
      FROM ${view} e WHERE e.business_id = ${business} AND ${join([...found], ' AND ')}),
    found AS MATERIALIZED (SELECT * FROM every LIMIT ${most + 1})
    SELECT (SELECT count(*)::int FROM found) AS found,
      ARRAY(SELECT id FROM found WHERE meets ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}) AS ids`,
  );
  return row && row.found <= most ? row.ids : null;
}

/** The identifiers of the rows of the view that each of the conditions finds, by its own indexes. */
function inEach(view: Sql, business: string, parts: readonly { own: Sql; others: Sql | null }[]): Sql {
  const sets = parts.map(
    ({ own, others }) => sql`(SELECT e.id FROM ${view} e WHERE e.business_id = ${business} AND ${own}
      ${others ? sql`UNION ALL ${others}` : empty})`,
  );
  return join(sets, ' INTERSECT ');
}

function rowsAlone({ view, business }: Search, alone: readonly Sql[]): Sql {
  return sql`UNION ALL SELECT e.id FROM ${view} e WHERE e.business_id = ${business} AND ${join([...alone], ' AND ')}`;
}

/** The identifiers that are found; null where these are more than `most`. */
async function readFew(db: Queryable, found: Sql | null, most: number): Promise<readonly string[] | null> {
  if (!found) return [];
  const [row] = await customPlan<{ ids: string[] }>(
    db,
    sql`SELECT ARRAY(SELECT id FROM (${found}) AS found (id) LIMIT ${most + 1}) AS ids`,
  );
  return row && row.ids.length <= most ? row.ids : null;
}

/** By whichever indexes PostgreSQL chooses. */
async function findAny(db: Queryable, search: Search, keyset: Keyset): Promise<string[]> {
  const rows = await customPlan<{ id: string }>(
    db,
    sql`WITH found AS MATERIALIZED (${everyRow(search)})
      SELECT id FROM found ORDER BY ${keysetOrder(keyset, search.columns)} LIMIT ${keyset.size + 1}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Tests the rows that are found; null where these are more than `most`. They are found as if all were wanted: a plan for the
 * first few of them would read every row where it expects many and there are none.
 */
async function findAmong(
  db: Queryable,
  { view, columns }: Search,
  found: Sql,
  tests: readonly Sql[],
  keyset: Keyset,
  most: number,
): Promise<string[] | null> {
  const [row] = await customPlan<{ ids: string[]; found: number }>(
    db,
    sql`
    WITH every (id) AS MATERIALIZED (${found}), found AS MATERIALIZED (SELECT id FROM every LIMIT ${most + 1})
    SELECT (SELECT count(*)::int FROM found) AS found, ARRAY(
      SELECT e.id FROM (SELECT DISTINCT id FROM found WHERE (SELECT count(*) FROM found) <= ${most}) AS few
      JOIN ${view} e ON e.id = few.id
      WHERE ${join([...tests], ' AND ')} ORDER BY ${keysetOrder(keyset, ofRow(columns))} LIMIT ${keyset.size + 1}) AS ids`,
  );
  return row && row.found <= most ? row.ids : null;
}

/** The columns of all rows that meet what is asked, in no order. */
export function everyRow({ view, business, bounds, conditions, columns }: Search): Sql {
  // Where an index narrows the scan to what meets one of them, the others are tested; else each is found by its own indexes.
  const narrows = conditions.some(({ apart }) => apart && !apart.others);
  const tests = conditions.map(({ test, apart }) => (apart && !apart.others ? apart.own : test));
  const found = narrows ? [] : conditions.flatMap((one) => (one.found ? [sql`e.id IN (${one.found})`] : []));
  return sql`SELECT ${raw(ofRow(columns).join(', '))} FROM ${view} e
    WHERE ${join([sql`e.business_id = ${business}`, ...bounds, ...tests, ...found], ' AND ')}`;
}

/** A plan for these very values: one that is kept for any would not know how rare they are. */
export async function customPlan<Row extends object>(db: Queryable, statement: Sql): Promise<Row[]> {
  const [, rows] = await Promise.all([
    db.rows(sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`),
    db.rows<Row>(statement),
  ]);
  return rows;
}
