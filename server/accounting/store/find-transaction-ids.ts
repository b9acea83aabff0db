import sql, { join, type Sql } from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import { type Keyset, keysetOrder, keysetWindow } from './keyset';
import { type Condition, findIds, type Limits, type Search } from './search/find-ids';
import { entriesWithTerm, type FoundTerm, hasTerm, saidByMemo } from './search/terms-of-entries';
import { termPattern } from './text-search';

export type TransactionFilter = {
  from?: Instant | undefined;
  through?: Instant | undefined;
  externalAccountId?: string | undefined;
  importId?: string | undefined;
  reviewed?: boolean | undefined;
  direction?: 'in' | 'out' | undefined;
  /** In the description, in any case; at the beginning of a word where it is shorter than three characters. */
  contains?: string | undefined;
  /** Each of them anywhere in the transaction or its entry. */
  terms?: readonly FoundTerm[] | undefined;
};

/** The identifiers (UUIDs) of the first transactions beyond the key that meet the filter, `keyset.size + 1` at most. */
export function findTransactionIds(
  db: Queryable,
  businessId: string,
  filter: TransactionFilter,
  keyset: Keyset,
  limits?: Limits,
): Promise<string[]> {
  const business = uuid('business', businessId);
  const search: Search = {
    view: sql`searched_transaction`,
    business,
    columns: ['datetime', 'id'],
    source: (most, from) => sourceOf(business, filter, from, most),
    tests: [],
    bounds: [beyondKey(filter, keyset), ...stateConditions(filter), ...importCondition(filter)],
    conditions: conditionsOf(business, filter),
  };
  return findIds(db, search, keyset, limits);
}

/** The indexes have those of an import, and those of each account and state, in the order of the list. */
function sourceOf(business: string, filter: TransactionFilter, keyset: Keyset, most: number): Sql {
  const order = keysetOrder(keyset, ['e.datetime', 'e.id']);
  const bounds = sql`e.business_id = ${business} AND ${beyondKey(filter, keyset)}`;
  const states = stateConditions(filter);
  if (filter.importId || states.length === 0) {
    const all = join([bounds, ...states, ...importCondition(filter)], ' AND ');
    return sql`SELECT e.datetime, e.id FROM searched_transaction e WHERE ${all} ORDER BY ${order} LIMIT ${most}`;
  }
  const account = filter.externalAccountId && uuid('external_account', filter.externalAccountId);
  const accounts = account
    ? sql`SELECT ${account}::uuid`
    : sql`SELECT id FROM external_account WHERE business_id = ${business}`;
  const reviewed = filter.reviewed === undefined ? [true, false] : [filter.reviewed];
  const directions = filter.direction ? [filter.direction] : ['in', 'out', 'none'];
  return sql`SELECT found.datetime, found.id
    FROM (${accounts}) AS a (id), unnest(${reviewed}::boolean[]) AS r (reviewed),
      unnest(${directions}::text[]) AS d (direction)
    CROSS JOIN LATERAL (SELECT e.datetime, e.id FROM searched_transaction e
      WHERE ${bounds} AND e.external_account_id = a.id AND e.reviewed = r.reviewed AND e.direction = d.direction
      ORDER BY ${order} LIMIT ${most}) AS found`;
}

function stateConditions({ externalAccountId, reviewed, direction }: TransactionFilter): Sql[] {
  const conditions: Sql[] = [];
  if (externalAccountId)
    conditions.push(sql`e.external_account_id = ${uuid('external_account', externalAccountId)}`);
  if (reviewed !== undefined) conditions.push(sql`e.reviewed = ${reviewed}`);
  if (direction) conditions.push(sql`e.direction = ${direction}`);
  return conditions;
}

function importCondition({ importId }: TransactionFilter): Sql[] {
  return importId ? [sql`e.import_id = ${uuid('transaction_import', importId)}`] : [];
}

function conditionsOf(business: string, { contains, terms }: TransactionFilter): Condition[] {
  const conditions = (terms ?? []).map((term) => termCondition(business, term));
  if (contains) {
    const pattern = termPattern(contains);
    const test = sql`' ' || e.description ILIKE ${pattern}`;
    const own = sql`e.words ILIKE ${pattern} AND ${test}`;
    conditions.push({
      test,
      found: sql`SELECT e.id FROM searched_transaction e WHERE e.business_id = ${business} AND ${own}`,
      likelyFew: contains.length,
      apart: { own, others: null },
    });
  }
  return conditions.toSorted((left, right) => right.likelyFew - left.likelyFew);
}

/** The term in what the bank says, as the amount, or anywhere in the entry that posts it. */
function termCondition(business: string, term: FoundTerm): Condition {
  const own = [sql`e.words ILIKE ${termPattern(term.text)}`];
  if (term.isInMemos) own.push(saidByMemo(term));
  if (term.amount !== null) {
    own.push(sql`e.amount = ${`${term.amount}`}::bigint`, sql`e.amount = ${`-${term.amount}`}::bigint`);
  }
  // A memo is the transaction's own.
  const ofEntry = { ...term, isInMemos: false };
  const posted = (which: Sql) => sql`SELECT e.transaction_id FROM searched_entry e
    WHERE e.business_id = ${business} AND e.transaction_id IS NOT NULL AND ${which}`;
  const found = own.map(
    (which) => sql`SELECT e.id FROM searched_transaction e WHERE e.business_id = ${business} AND ${which}`,
  );
  const others = posted(sql`e.id IN (${entriesWithTerm(business, ofEntry)})`);
  return {
    test: sql`(${join(own, ' OR ')} OR EXISTS (
      SELECT FROM (${posted(hasTerm(business, ofEntry))}) AS posted (id) WHERE posted.id = e.id))`,
    found: join([...found, others], ' UNION ALL '),
    likelyFew: term.text.length + (term.amount === null ? 0 : 100),
    apart: { own: sql`(${join(own, ' OR ')})`, others },
  };
}

function beyondKey({ from, through }: TransactionFilter, keyset: Keyset): Sql {
  const conditions = [keysetWindow(keyset, ['e.datetime', 'e.id'])];
  if (from) conditions.push(sql`e.datetime >= ${from}`);
  if (through) conditions.push(sql`e.datetime <= ${through}`);
  return join(conditions, ' AND ');
}
