import sql, { join, raw, type Sql } from 'sql-template-tag';
import { categorizationMethod, reviewStatus } from '@/lib/contract/journal-entry';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { asksOfLines } from '../../domain/journal-entry/line-filter';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { type Keyset, keysetOrder, keysetWindow } from '../keyset';
import { findIds, type Limits, type OrderColumn, ofRow, type Search } from '../search/find-ids';
import {
  countsOn,
  type EntryFilter,
  entriesOfLines,
  lineConditions,
  mostDoubt,
  otherConditions,
  stateConditions,
} from './entry-filter';

/** The identifiers (UUIDs) of the first entries beyond the key that meet the filter, `keyset.size + 1` at most. */
export async function findEntryIds(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  keyset: Keyset,
  limits?: Limits,
): Promise<string[]> {
  const parts = byNamedLedgers(filter);
  if (!parts) return findIds(db, searchOf(businessId, filter, keyset), keyset, limits);
  const found = await Promise.all(
    parts.map((part) => findIds(db, searchOf(businessId, part, keyset), keyset, limits)),
  );
  return firstOf(db, uuid('business', businessId), found.flat(), keyset);
}

/**
 * Of a list with one term that names ledgers: the entries on these ledgers, whose lines an index has in the order of the list, and
 * those that have the term otherwise. Null where there is no such term or another index gives the order; and where several terms
 * name ledgers, which are intersected (`findIds`).
 */
function byNamedLedgers(filter: EntryFilter): EntryFilter[] | null {
  const { terms = [], rankedBy } = filter;
  const [named, ...others] = terms.filter(({ ledgers }) => ledgers.length > 0);
  if (!named || others.length > 0) return null;
  if (rankedBy || asksOfLines(filter) || stateConditions(filter).length > 0) return null;
  const rest = terms.filter((term) => term !== named);
  const ledgerIds = named.ledgers.map((ledger) => encodeIdentifier('ledger', ledger));
  return [
    { ...filter, ledgerIds, terms: rest },
    { ...filter, terms: [...rest, { ...named, ledgers: [] }] },
  ];
}

async function firstOf(
  db: Queryable,
  business: string,
  ids: readonly string[],
  keyset: Keyset,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    SELECT id FROM searched_entry WHERE business_id = ${business} AND id = ANY(${ids}::uuid[])
    ORDER BY ${keysetOrder(keyset, ['datetime', 'id'])} LIMIT ${keyset.size + 1}`);
  return rows.map(({ id }) => id);
}

/** How entries that meet the filter are found. */
export function searchOf(businessId: string, filter: EntryFilter, keyset: Keyset): Search {
  const states = stateConditions(filter);
  const ofLines = lineConditions(businessId, filter);
  const hasLedgerSource =
    states.length === 0 && filter.ledgerIds !== undefined && !filter.cashMovement && !filter.rankedBy;
  const found = hasLedgerSource ? null : entriesOfLines(businessId, filter);
  const others = otherConditions(businessId, filter);
  return {
    view: sql`searched_entry`,
    business: uuid('business', businessId),
    columns: orderColumns(filter),
    source: (most, from) => sourceOf(businessId, filter, from, most),
    tests: hasLedgerSource || found ? [] : ofLines,
    bounds: [beyondKey('e', 'id', filter, keyset), ...states, ...(found ? [] : ofLines)],
    conditions: found ? [...others, { test: join(ofLines), found, likelyFew: 0 }] : others,
  };
}

/** What a list of entries is ordered by. */
export function orderColumns({ rankedBy }: EntryFilter): OrderColumn[] {
  return rankedBy ? [rankedBy, 'datetime', 'id'] : ['datetime', 'id'];
}

/** Entries beyond the key in the order of the list, of the states asked, or of the ledgers asked, or all. */
function sourceOf(businessId: string, filter: EntryFilter, keyset: Keyset, most: number): Sql {
  const business = uuid('business', businessId);
  if (filter.rankedBy) return ofRank(business, filter, keyset, most);
  if (stateConditions(filter).length > 0) return ofStates(business, filter, keyset, most);
  if (filter.ledgerIds && !filter.cashMovement) return ofLedgers(business, filter, keyset, most);
  return sql`SELECT e.datetime, e.id FROM searched_entry e
    WHERE e.business_id = ${business} AND ${beyondKey('e', 'id', filter, keyset)}
    ORDER BY ${keysetOrder(keyset, ['e.datetime', 'e.id'])} LIMIT ${most}`;
}

/** The entries of one pending status, which have an index in this order. */
function ofRank(business: string, filter: EntryFilter, keyset: Keyset, most: number): Sql {
  const columns = ofRow(orderColumns(filter));
  const states = stateConditions(filter);
  return sql`SELECT ${raw(columns.join(', '))} FROM searched_entry e
    WHERE e.business_id = ${business} AND e.review_status <> 'confirmed' AND ${join(states, ' AND ')}
      AND ${beyondKey('e', 'id', filter, keyset)}
    ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${most}`;
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
      ORDER BY ${keysetOrder(keyset, ['e.datetime', 'e.id'])} LIMIT ${most}) AS found`;
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

function beyondKey(table: 'e' | 'l', id: string, filter: EntryFilter, keyset: Keyset): Sql {
  const { from, through, certainFrom, rankedBy } = filter;
  const datetime = raw(`${table}.datetime`);
  const columns = orderColumns(filter).map((column) => `${table}.${column === 'id' ? id : column}`);
  const conditions = [keysetWindow(keyset, columns)];
  if (rankedBy === 'doubt' && certainFrom !== undefined)
    conditions.push(sql`e.doubt <= ${mostDoubt(certainFrom)}`);
  if (from) conditions.push(sql`${datetime} >= ${from}`);
  if (through) conditions.push(sql`${datetime} <= ${through}`);
  return join(conditions, ' AND ');
}
