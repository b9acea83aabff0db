import sql, { join, raw, type Sql } from 'sql-template-tag';
import { categorizationMethod, reviewStatus } from '@/lib/contract/journal-entry';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { type Keyset, keysetOrder, keysetWindow } from '../keyset';
import { countsOn, type EntryFilter, lineConditions, otherConditions, stateConditions } from './entry-filter';

/** How many entries are read one by one before another way is tried. */
export type Limits = {
  /** In the order of the list: at first, and where these promise enough matches. */
  walkedFirst: number;
  walkedMost: number;
  /** Of those that an index finds. */
  found: number;
};

const usual: Limits = { walkedFirst: 2000, walkedMost: 12_000, found: 15_000 };

const columns = ['datetime', 'id'] as const;

/**
 * The identifiers (UUIDs) of the first entries beyond the key that meet the filter, `keyset.size + 1` at most. Entries are
 * read in the order of the list, from the index that holds most of what is asked, while that finds them; where matches are
 * rarer, they are found by their own indexes and sorted.
 */
export async function findEntryIds(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  keyset: Keyset,
  { walkedFirst, walkedMost, found } = usual,
): Promise<string[]> {
  const wanted = keyset.size + 1;
  const tests = testsBeyondSource(businessId, filter);
  let most = tests.length === 0 ? wanted : walkedFirst;
  while (most <= walkedMost) {
    const { ids, walked } = await walk(db, businessId, filter, keyset, tests, most);
    if (ids.length >= wanted || walked < most) return ids;
    // How far to go if the others are as dense as these.
    most = Math.max(2 * most, Math.ceil((1.5 * most * wanted) / Math.max(ids.length, 0.1)));
  }
  return findByIndex(db, businessId, filter, keyset, found);
}

async function walk(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  keyset: Keyset,
  tests: readonly Sql[],
  most: number,
): Promise<{ ids: string[]; walked: number }> {
  const order = keysetOrder(keyset, columns);
  const [row] = await customPlan<{ ids: string[]; walked: number }>(
    db,
    sql`
    WITH walked AS MATERIALIZED (
      SELECT datetime, id FROM (${sourceOf(businessId, filter, keyset, most)}) AS source
      ORDER BY ${order} LIMIT ${most})
    SELECT (SELECT count(*)::int FROM walked) AS walked, ARRAY(${
      tests.length === 0
        ? sql`SELECT id FROM walked ORDER BY ${order}`
        : sql`SELECT e.id FROM walked JOIN searched_entry e
            ON e.business_id = ${uuid('business', businessId)} AND e.id = walked.id
          WHERE ${join(tests, ' AND ')} ORDER BY ${keysetOrder(keyset, prefixed('e'))} LIMIT ${keyset.size + 1}`
    }) AS ids`,
  );
  return row ?? { ids: [], walked: 0 };
}

/** Entries beyond the key in the order of the list, of the states asked, or of the ledgers asked, or all. */
function sourceOf(businessId: string, filter: EntryFilter, keyset: Keyset, most: number): Sql {
  const business = uuid('business', businessId);
  if (stateConditions(filter).length > 0) return ofStates(business, filter, keyset, most);
  if (filter.ledgerIds && !filter.cashMovement) return ofLedgers(business, filter, keyset, most);
  return sql`SELECT e.datetime, e.id FROM searched_entry e
    WHERE e.business_id = ${business} AND ${beyondKey('e', 'id', filter, keyset)}
    ORDER BY ${keysetOrder(keyset, prefixed('e'))} LIMIT ${most}`;
}

/** The index has the entries of each state in the order of the list: as many of each as are wanted of all. */
function ofStates(business: string, filter: EntryFilter, keyset: Keyset, most: number): Sql {
  const statuses = filter.reviewStatus ? [filter.reviewStatus] : reviewStatus.options;
  const reconciled = filter.isReconciled === undefined ? [true, false] : [filter.isReconciled];
  const methods = filter.methods ?? categorizationMethod.options;
  return sql`SELECT found.datetime, found.id
    FROM unnest(${statuses}::review_status[]) AS s (status), unnest(${reconciled}::boolean[]) AS r (reconciled),
      unnest(${methods}::text[]) AS m (method)
    CROSS JOIN LATERAL (SELECT e.datetime, e.id FROM searched_entry e
      WHERE e.business_id = ${business} AND e.review_status = s.status AND e.is_reconciled = r.reconciled
        AND e.categorization_method = m.method AND ${beyondKey('e', 'id', filter, keyset)}
      ORDER BY ${keysetOrder(keyset, prefixed('e'))} LIMIT ${most}) AS found`;
}

/** The same of the lines of each ledger; an entry may have several lines on it. */
function ofLedgers(business: string, filter: EntryFilter, keyset: Keyset, most: number): Sql {
  const all = [...(filter.ledgerIds ?? []), ...(filter.closedLedgers?.ids ?? [])];
  const basis = filter.bases ? sql`AND l.basis = ANY(${filter.bases}::basis[])` : sql``;
  return sql`SELECT DISTINCT found.datetime, found.id
    FROM unnest(${all.map((id) => uuid('ledger', id))}::uuid[]) AS g (ledger_id)
    CROSS JOIN LATERAL (SELECT DISTINCT l.datetime, l.journal_entry_id AS id FROM searched_line l
      WHERE l.business_id = ${business} AND l.ledger_id = g.ledger_id AND ${countsOn(sql`l`, filter)} ${basis}
        AND ${beyondKey('l', 'journal_entry_id', filter, keyset)}
      ORDER BY ${keysetOrder(keyset, ['datetime', 'id'])} LIMIT ${most}) AS found`;
}

/** What the source of the walk does not see to. */
function testsBeyondSource(businessId: string, filter: EntryFilter): Sql[] {
  const bySource = stateConditions(filter).length === 0 && filter.ledgerIds && !filter.cashMovement;
  const ofLines = bySource ? [] : lineConditions(businessId, filter);
  return [...ofLines, ...otherConditions(businessId, filter).map(({ test }) => test)];
}

/**
 * Of what is asked, the first that few entries meet gives the ones to test. Where there is none, whichever indexes
 * PostgreSQL chooses.
 */
async function findByIndex(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  keyset: Keyset,
  most: number,
): Promise<string[]> {
  const others = otherConditions(businessId, filter);
  const tests = [
    sql`e.business_id = ${uuid('business', businessId)}`,
    beyondKey('e', 'id', filter, keyset),
    ...stateConditions(filter),
    ...lineConditions(businessId, filter),
  ];
  for (const one of others) {
    if (!one.found) continue;
    const rest = others.filter((other) => other !== one).map(({ test }) => test);
    const ids = await findAmong(db, one.found, [...tests, ...rest], keyset, most);
    if (ids) return ids;
  }
  const found = others.flatMap((other) => (other.found ? [sql`e.id IN (${other.found})`] : []));
  const all = [...tests, ...others.map(({ test }) => test), ...found];
  const rows = await customPlan<{ id: string }>(
    db,
    sql`WITH found AS MATERIALIZED (SELECT e.datetime, e.id FROM searched_entry e WHERE ${join(all, ' AND ')})
      SELECT id FROM found ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}`,
  );
  return rows.map(({ id }) => id);
}

/** Tests the entries that one condition finds; null where these are more than `most`. */
async function findAmong(
  db: Queryable,
  found: Sql,
  tests: readonly Sql[],
  keyset: Keyset,
  most: number,
): Promise<string[] | null> {
  const [row] = await customPlan<{ ids: string[]; found: number }>(
    db,
    sql`
    WITH found AS MATERIALIZED (SELECT id FROM (${found}) AS found (id) LIMIT ${most + 1})
    SELECT (SELECT count(*)::int FROM found) AS found, ARRAY(
      SELECT e.id FROM (SELECT DISTINCT id FROM found WHERE (SELECT count(*) FROM found) <= ${most}) AS few
      JOIN searched_entry e ON e.id = few.id
      WHERE ${join([...tests], ' AND ')} ORDER BY ${keysetOrder(keyset, prefixed('e'))} LIMIT ${keyset.size + 1}) AS ids`,
  );
  return row && row.found <= most ? row.ids : null;
}

/** A plan for these very values: one that is kept for any would not know how rare they are. */
async function customPlan<Row extends object>(db: Queryable, statement: Sql): Promise<Row[]> {
  const [, rows] = await Promise.all([
    db.rows(sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`),
    db.rows<Row>(statement),
  ]);
  return rows;
}

function beyondKey(table: 'e' | 'l', id: string, { from, through }: EntryFilter, keyset: Keyset): Sql {
  const datetime = raw(`${table}.datetime`);
  const conditions = [keysetWindow(keyset, [`${table}.datetime`, `${table}.${id}`])];
  if (from) conditions.push(sql`${datetime} >= ${from}`);
  if (through) conditions.push(sql`${datetime} <= ${through}`);
  return join(conditions, ' AND ');
}

const prefixed = (table: string) => columns.map((column) => `${table}.${column}`);
