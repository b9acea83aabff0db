import sql, { join, type Sql } from 'sql-template-tag';
import type { SearchTerm } from '../../domain/search/search-terms';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { beginningWith, saysTerm, saysTermInLines } from '../text-search';
import { customPlan } from './find-ids';

/** A term with what is called so, as UUIDs. */
export type FoundTerm = SearchTerm & {
  ledgers: readonly string[];
  tags: readonly string[];
  vendors: readonly string[];
  customers: readonly string[];
  /** Whether the description of any line has it, and whether the bank's memo of any transaction does. */
  isInLines: boolean;
  isInMemos: boolean;
};

type Names = Omit<FoundTerm, keyof SearchTerm>;

const latestLooked = 1000;
/** Of vendors or customers with a term in their name, so many are searched for, the shortest names first. */
const mostParties = 100;

/** Looks up the ledgers (by name, or the beginning of the code), tags, vendors and customers that terms name. */
export async function findTerms(
  db: Queryable,
  businessId: string,
  terms: readonly SearchTerm[],
): Promise<FoundTerm[]> {
  const business = uuid('business', businessId);
  const found = terms.map(async (term) => {
    const hasName = saysTerm(sql`' ' || name`, term.text);
    const isNamed = sql`business_id = ${business} AND ${hasName}`;
    const parties = (table: Sql) => sql`ARRAY(SELECT id FROM ${table}
      WHERE ${isNamed} ORDER BY length(name) LIMIT ${mostParties})`;
    const [names] = await customPlan<Names>(
      db,
      sql`
      SELECT ARRAY(SELECT id FROM ledger WHERE business_id = ${business}
          AND (${hasName} OR ${hasCode(term)})) AS ledgers,
        ARRAY(SELECT id FROM tag WHERE ${isNamed}) AS tags,
        ${parties(sql`vendor`)} AS vendors, ${parties(sql`customer`)} AS customers,
        EXISTS (SELECT FROM searched_line l
          WHERE l.business_id = ${business} AND ${saidByLine(term)}) AS "isInLines",
        ${isInMemos(business, term)} AS "isInMemos"`,
    );
    return { ...term, ...(names ?? nothingNamed) };
  });
  return Promise.all(found);
}

function hasCode({ text, isMoney }: SearchTerm): Sql {
  return isMoney ? sql`false` : sql`sort_code ILIKE ${beginningWith(text)}`;
}

const nothingNamed: Names = {
  ledgers: [],
  tags: [],
  vendors: [],
  customers: [],
  isInLines: false,
  isInMemos: false,
};

/** The condition that the entry `e` has the term, for entries that are tested one by one. */
export function hasTerm(business: string, term: FoundTerm): Sql {
  const line = lineHas(term);
  const ways = [saidByEntry(term)];
  if (line.length > 0)
    ways.push(sql`EXISTS (SELECT FROM searched_line l WHERE l.business_id = ${business}
      AND l.journal_entry_id = e.id AND (${join(line, ' OR ')}))`);
  for (const { column, among } of otherWays(business, term)) ways.push(sql`${column} IN (${among})`);
  return sql`(${join(ways, ' OR ')})`;
}

/** The condition that the entry `e` itself says the term, in its description or its notes, which an index finds. */
export function saidByEntry({ text }: Pick<FoundTerm, 'text'>): Sql {
  return saysTermInLines(sql`e.words`, text);
}

/** The identifiers of entries with the term, by the indexes of all that may say it; one may come several times. */
export function entriesWithTerm(business: string, term: FoundTerm): Sql {
  const own = sql`(SELECT e.id FROM searched_entry e WHERE e.business_id = ${business} AND ${saidByEntry(term)})`;
  const others = entriesOtherwiseWithTerm(business, term);
  return others ? sql`${others} UNION ALL ${own}` : own;
}

/** The same of entries whose lines, documents or payments have the term; null where nothing of that kind has it. */
export function entriesOtherwiseWithTerm(business: string, term: FoundTerm): Sql | null {
  const ways = lineHas(term).map(
    (condition) => sql`(SELECT l.journal_entry_id FROM searched_line l
      WHERE l.business_id = ${business} AND ${condition})`,
  );
  for (const { column, among } of otherWays(business, term))
    ways.push(
      sql`(SELECT e.id FROM searched_entry e WHERE e.business_id = ${business} AND ${column} IN (${among}))`,
    );
  return ways.length > 0 ? join(ways, ' UNION ALL ') : null;
}

/** What one line `l` may say of a term, each by an index of its own. */
function lineHas(term: FoundTerm): Sql[] {
  const { amount, ledgers, tags, vendors, customers } = term;
  const ways = term.isInLines ? [saidByLine(term)] : [];
  if (amount !== null) ways.push(sql`l.amount = ${amount.toString()}::bigint`);
  if (ledgers.length > 0) ways.push(sql`l.ledger_id = ANY(${ledgers}::uuid[])`);
  if (tags.length > 0) ways.push(sql`l.tag_ids <> '{}' AND l.tag_ids && ${tags}::uuid[]`);
  if (vendors.length > 0) ways.push(sql`l.vendor_id IS NOT NULL AND l.vendor_id = ANY(${vendors}::uuid[])`);
  if (customers.length > 0)
    ways.push(sql`l.customer_id IS NOT NULL AND l.customer_id = ANY(${customers}::uuid[])`);
  return ways;
}

function saidByLine({ text }: SearchTerm): Sql {
  return sql`l.description <> '' AND ${saysTerm(sql`l.words`, text)}`;
}

type Way = { column: Sql; among: Sql };

/** The condition that the bank's memo of the transaction `e` has the term. */
export function saidByMemo({ text }: Pick<FoundTerm, 'text'>): Sql {
  return saysTerm(sql`e.memo`, text);
}

/**
 * Whether any memo has the term: those of the latest transactions, which tell it of common words, then all by their index. They
 * are counted: to find out whether there is one, a table of a million would be read from its beginning.
 */
function isInMemos(business: string, term: SearchTerm): Sql {
  return sql`(EXISTS (SELECT FROM (SELECT memo FROM searched_transaction
      WHERE business_id = ${business} ORDER BY datetime DESC, id DESC LIMIT ${latestLooked}) AS e WHERE ${saidByMemo(term)})
    OR (SELECT count(*) > 0 FROM searched_transaction e WHERE e.business_id = ${business} AND ${saidByMemo(term)}))`;
}

/** The entries of what else has the term: the bank's memo, and documents and payments of vendors or customers. */
function otherWays(business: string, term: FoundTerm): Way[] {
  if (!term.isInMemos) return partyWays(business, term);
  const among = sql`SELECT e.id FROM searched_transaction e
    WHERE e.business_id = ${business} AND ${saidByMemo(term)}`;
  return [{ column: sql`e.transaction_id`, among }, ...partyWays(business, term)];
}

/** The entries of the documents and payments of the vendors or customers that a term names. */
function partyWays(business: string, term: FoundTerm): Way[] {
  const ways: Way[] = [];
  for (const { item, column, party, ids } of [
    { item: sql`bill`, column: sql`e.bill_id`, party: sql`vendor_id`, ids: term.vendors },
    { item: sql`invoice`, column: sql`e.invoice_id`, party: sql`customer_id`, ids: term.customers },
  ]) {
    if (ids.length === 0) continue;
    const items = sql`SELECT i.id FROM ${item} i WHERE i.business_id = ${business} AND i.${party} = ANY(${ids}::uuid[])`;
    ways.push(
      { column, among: items },
      {
        column: sql`e.transaction_id`,
        among: sql`SELECT p.transaction_id FROM payment p WHERE p.business_id = ${business}
          AND p.removed_at IS NULL AND p.${item}_id IN (${items})`,
      },
      {
        column: sql`e.id`,
        among: sql`SELECT n.journal_entry_id FROM credit_note n
          WHERE n.business_id = ${business} AND n.${party} IS NOT NULL AND n.${party} = ANY(${ids}::uuid[])`,
      },
    );
  }
  return ways;
}
