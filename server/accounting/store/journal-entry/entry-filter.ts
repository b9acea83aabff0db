import sql, { join, type Sql } from 'sql-template-tag';
import type { MoneyDirection } from '@/lib/contract/choices';
import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import type { LineFilter } from '../../domain/journal-entry/line-filter';
import { uuid } from '../identifiers';
import type { Condition, RankColumn } from '../search/find-ids';
import {
  entriesOtherwiseWithTerm,
  entriesWithTerm,
  type FoundTerm,
  hasTerm,
  saidByEntry,
} from '../search/terms-of-entries';
import { saysTerm } from '../text-search';

export type EntryFilter = LineFilter & {
  from?: Instant | undefined;
  through?: Instant | undefined;
  reviewStatus?: ReviewStatus | undefined;
  isReconciled?: boolean | undefined;
  /** Any of these. */
  methods?: readonly CategorizationMethod[] | undefined;
  /** Of the bank's movement. */
  direction?: MoneyDirection | undefined;
  /** A line with any of these tags. */
  tagIds?: readonly string[] | undefined;
  /** In the description, in any case; at the beginning of a word where it is shorter than three characters. */
  contains?: string | undefined;
  /** A rule, a bill or an invoice decided, or a suggestion has at least this confidence; and no suggested link is to be decided. */
  certainFrom?: number | undefined;
  /** Listed by how doubtful the ledger is or by whether it was answered, then by time; of one pending review status. */
  rankedBy?: RankColumn | undefined;
  /** Each of them anywhere in the entry. */
  terms?: readonly FoundTerm[] | undefined;
};

/** The conditions on the state of the entry, each of which an index has as a column. */
export function stateConditions({ reviewStatus, isReconciled, methods }: EntryFilter): Sql[] {
  const conditions: Sql[] = [];
  if (reviewStatus) conditions.push(sql`e.review_status = ${reviewStatus}`);
  if (isReconciled !== undefined) conditions.push(sql`e.is_reconciled = ${isReconciled}`);
  if (methods) conditions.push(sql`e.categorization_method = ANY(${methods}::text[])`);
  return conditions;
}

/** What is asked beyond state, time and ledgers; those first that are likely to be met by few entries. */
export function otherConditions(businessId: string, filter: EntryFilter): Condition[] {
  const business = uuid('business', businessId);
  const conditions: Condition[] = [];
  if (filter.tagIds) {
    const hasTag = sql`l.tag_ids <> '{}' AND l.tag_ids && ${filter.tagIds.map((id) => uuid('tag', id))}::uuid[]`;
    const lines = sql`FROM searched_line l WHERE l.business_id = ${business} AND ${hasTag}`;
    conditions.push({
      test: sql`EXISTS (SELECT ${lines} AND l.journal_entry_id = e.id)`,
      found: sql`SELECT l.journal_entry_id ${lines}`,
      likelyFew: 200,
    });
  }
  if (filter.direction) {
    const sign = filter.direction === 'in' ? sql`t.amount > 0` : sql`t.amount < 0`;
    conditions.push({
      test: sql`EXISTS (SELECT FROM transaction t
        WHERE t.business_id = ${business} AND t.id = e.transaction_id AND ${sign})`,
      found: null,
      likelyFew: 0,
    });
  }
  if (filter.contains) {
    const test = saysTerm(sql`' ' || e.description`, filter.contains);
    const own = sql`${saysTerm(sql`e.words`, filter.contains)} AND ${test}`;
    conditions.push({
      test,
      found: sql`SELECT e.id FROM searched_entry e WHERE e.business_id = ${business} AND ${own}`,
      likelyFew: filter.contains.length,
      apart: { own, others: null },
    });
  }
  if (filter.certainFrom !== undefined) {
    const most = mostDoubt(filter.certainFrom);
    const isOpen = sql`k.business_id = ${business} AND k.status = 'suggested'`;
    conditions.push({
      test: sql`((e.categorization_method IN ('rule', 'refund', 'ap', 'ar')
          OR e.categorization_method = 'similarity' AND e.doubt <= ${most})
        AND NOT EXISTS (SELECT FROM transaction_link k WHERE ${isOpen} AND k.transaction_id = e.transaction_id)
        AND NOT EXISTS (SELECT FROM transaction_link k
          WHERE ${isOpen} AND k.kind = 'transfer' AND k.other_transaction_id = e.transaction_id))`,
      found: isPending(filter)
        ? sql`SELECT e.id FROM searched_entry e WHERE e.business_id = ${business} AND e.review_status <> 'confirmed'
            AND e.review_status = ${filter.reviewStatus} AND e.doubt <= ${most}`
        : null,
      likelyFew: 0,
    });
  }
  for (const term of filter.terms ?? []) {
    conditions.push({
      test: hasTerm(business, term),
      found: entriesWithTerm(business, term),
      likelyFew: term.text.length + (term.amount === null ? 0 : 100),
      apart: { own: saidByEntry(term), others: entriesOtherwiseWithTerm(business, term) },
    });
  }
  return conditions.toSorted((left, right) => right.likelyFew - left.likelyFew);
}

function isPending({ reviewStatus }: EntryFilter): boolean {
  return reviewStatus !== undefined && reviewStatus !== 'confirmed';
}

/** How likely the ledger of a certain entry is wrong at most, in thousandths. */
export function mostDoubt(certainFrom: number): number {
  return Math.round((1 - certainFrom) * 1000);
}

/**
 * The identifiers of entries with lines or shares on the requested ledgers, or with lines of one basis alone, by their indexes;
 * null where neither is requested.
 */
export function entriesOfLines(businessId: string, filter: LineFilter): Sql | null {
  const business = uuid('business', businessId);
  const { bases, closedLedgers, ledgerIds } = filter;
  if (!ledgerIds) {
    if (!bases || bases.includes('all') || filter.cashMovement) return null;
    return sql`SELECT l.journal_entry_id FROM searched_line l
      WHERE l.business_id = ${business} AND l.basis <> 'all' AND l.basis = ANY(${bases}::basis[])`;
  }
  const all = [...ledgerIds, ...(closedLedgers?.ids ?? [])].map((id) => uuid('ledger', id));
  const onLedgers = sql`l.business_id = ${business} AND l.ledger_id = ANY(${all}::uuid[])`;
  const ofBases = bases ? sql`AND l.basis = ANY(${bases}::basis[])` : sql``;
  const counting = sql`AND ${countsOn(sql`l`, filter)}`;
  if (!filter.cashMovement)
    return sql`SELECT l.journal_entry_id FROM searched_line l WHERE ${onLedgers} ${ofBases} ${counting}`;
  return sql`SELECT l.journal_entry_id FROM searched_line l
      WHERE ${onLedgers} AND l.is_cash_movement ${ofBases} ${counting}
    UNION ALL SELECT l.journal_entry_id FROM cash_share l WHERE ${onLedgers} ${counting}`;
}

/** The condition that the entry `e` has a line that meets the filter; none where nothing is asked of lines. */
export function lineConditions(businessId: string, filter: LineFilter): Sql[] {
  if (!filter.ledgerIds && !filter.bases && !filter.cashMovement) return [];
  const conditions = [sql`l.business_id = ${uuid('business', businessId)} AND l.journal_entry_id = e.id`];
  if (filter.bases) conditions.push(sql`l.basis = ANY(${filter.bases}::basis[])`);
  if (filter.cashMovement) {
    conditions.push(sql`(l.is_cash_movement AND ${countsOn(sql`l`, filter)} OR EXISTS (
      SELECT FROM cash_share c WHERE c.business_id = l.business_id AND c.journal_entry_id = l.journal_entry_id
        AND c.line_entry_id = l.id AND ${countsOn(sql`c`, filter)}))`);
  } else {
    conditions.push(countsOn(sql`l`, filter));
  }
  return [sql`EXISTS (SELECT FROM searched_line l WHERE ${join(conditions, ' AND ')})`];
}

/** The condition that a line or share is on one of the requested ledgers. */
export function countsOn(table: Sql, { ledgerIds, closedLedgers }: LineFilter): Sql {
  if (!ledgerIds) return sql`true`;
  const uuids = (ids: readonly string[]) => sql`${ids.map((id) => uuid('ledger', id))}::uuid[]`;
  const open = sql`${table}.ledger_id = ANY(${uuids(ledgerIds)})`;
  if (!closedLedgers) return open;
  return sql`(${open} OR ${table}.ledger_id = ANY(${uuids(closedLedgers.ids)})
    AND ${table}.datetime <= ${closedLedgers.through})`;
}
