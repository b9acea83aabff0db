import sql, { join, type Sql } from 'sql-template-tag';
import type { MoneyDirection } from '@/lib/contract/choices';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import { type Keyset, keysetOrder, keysetWindow } from './keyset';
import { type Condition, findIds, type Limits, type Search } from './search/find-ids';
import {
  entriesOtherwiseWithTerm,
  type FoundTerm,
  hasTerm,
  saidByEntry,
  saidByMemo,
} from './search/terms-of-entries';
import { saysTerm } from './text-search';

export type TransactionFilter = {
  from?: Instant | undefined;
  through?: Instant | undefined;
  externalAccountId?: string | undefined;
  importId?: string | undefined;
  reviewed?: boolean | undefined;
  direction?: MoneyDirection | undefined;
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
    through: { view: sql`searched_entry`, id: sql`e.transaction_id` },
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
    const ownWords = saysTerm(sql`e.words`, contains);
    const others = entriesOf(business, sql`e.own_words AND ${ownWords}`);
    const inEntries = foundThroughEntries(business, ownWords, others, ownWords);
    conditions.push({
      test: saysTerm(sql`' ' || e.description`, contains),
      ...inEntries,
      apart: { ...inEntries.apart, isWider: true },
      likelyFew: contains.length,
    });
  }
  return conditions.toSorted((left, right) => right.likelyFew - left.likelyFew);
}

/** The term in what the bank says, as the amount, or anywhere in the entry that posts it. */
function termCondition(business: string, term: FoundTerm): Condition {
  const words = saysTerm(sql`e.words`, term.text);
  const own = term.isInMemos ? [words, saidByMemo(term)] : [words];
  const others = [entriesOf(business, sql`e.own_words AND ${words}`)];
  const otherwise = entriesOtherwiseWithTerm(business, term);
  if (otherwise) others.push(otherwise);
  if (term.amount !== null) {
    // One by one, because money in and money out have an index each.
    for (const amount of [`${term.amount}`, `-${term.amount}`]) {
      own.push(sql`e.amount = ${amount}::bigint`);
      others.push(entriesOf(business, sql`e.amount = ${amount}::bigint`));
    }
  }
  // A memo is the transaction's own.
  const ofEntry = { ...term, isInMemos: false };
  const isOwn = sql`(${join(own, ' OR ')})`;
  return {
    test: sql`(${isOwn} OR EXISTS (
      SELECT FROM (${posted(business, hasTerm(business, ofEntry))}) AS posted (id) WHERE posted.id = e.id))`,
    ...foundThroughEntries(business, saidByEntry(term), join(others, ' UNION ALL '), isOwn),
    likelyFew: term.text.length + (term.amount === null ? 0 : 100),
  };
}

/** The identifiers of the transactions whose entry meets a condition. */
function posted(business: string, which: Sql): Sql {
  return sql`SELECT e.transaction_id FROM searched_entry e
    WHERE e.business_id = ${business} AND e.transaction_id IS NOT NULL AND ${which}`;
}

/** The identifiers of the entries of transactions that meet a condition. */
function entriesOf(business: string, which: Sql): Sql {
  return sql`(SELECT e.id FROM searched_entry e WHERE e.business_id = ${business} AND e.transaction_id IN (
    SELECT e.id FROM searched_transaction e WHERE e.business_id = ${business} AND ${which}))`;
}

/**
 * Transactions are found by their entries, which have the same words: so one index of words does for both. Those whose own words
 * are others, or that have no entry, are marked, and are found by themselves.
 * @param own the entry meets it by its words
 * @param others the identifiers of entries that meet it otherwise
 * @param alone the transaction meets it by itself
 */
function foundThroughEntries(
  business: string,
  own: Sql,
  others: Sql,
  alone: Sql,
): Required<Pick<Condition, 'found' | 'apart'>> {
  const isAlone = sql`e.own_words AND ${alone}`;
  return {
    found: sql`${posted(business, own)} UNION ALL ${posted(business, sql`e.id IN (${others})`)}
      UNION ALL SELECT e.id FROM searched_transaction e WHERE e.business_id = ${business} AND ${isAlone}`,
    apart: { own, others, alone: isAlone },
  };
}

function beyondKey({ from, through }: TransactionFilter, keyset: Keyset): Sql {
  const conditions = [keysetWindow(keyset, ['e.datetime', 'e.id'])];
  if (from) conditions.push(sql`e.datetime >= ${from}`);
  if (through) conditions.push(sql`e.datetime <= ${through}`);
  return join(conditions, ' AND ');
}
