import sql from 'sql-template-tag';
import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { LastSuggestion } from '../../domain/journal-entry/entry';
import { byLookUps } from '../by-look-ups';
import type { Queryable } from '../database';
import { encoder, uuid } from '../identifiers';

/** A pending entry whose suggestion the service replaced. */
export type JudgedEntry = {
  id: string;
  clean_description: string;
  /** The first ledger of the suggestion. */
  ledger_id: string;
  categorization_method: CategorizationMethod;
  /** 0 to 1; null where a rule decided. */
  confidence: number | null;
  /** Whether it had another ledger, or other ledgers, at the moment that was asked about. */
  has_other_ledger: boolean;
  /** Whether it was split as the payee's earlier entries were. */
  is_split: boolean;
};

type Row = Pick<JudgedEntry, 'id' | 'clean_description' | 'categorization_method'> & {
  said: LastSuggestion;
  /** The ledgers of the lines that were replaced first since, in their order; null where none was. */
  ledger_ids_before: string[] | null;
  changed: bigint;
};

/** When the service last replaced the suggestion of an entry that is still pending; null if of none. */
export async function findLastJudged(db: Queryable, businessId: string): Promise<Instant | null> {
  const [row] = await db.rows<{ judged_at: Instant }>(sql`
    SELECT judged_at FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND judged_at IS NOT NULL AND review_status <> 'confirmed'
    ORDER BY judged_at DESC LIMIT 1`);
  return row?.judged_at ?? null;
}

/** The entries whose suggestion was replaced after this moment and stands, the latest first, and how many there are. */
export async function listJudgedSince(
  db: Queryable,
  businessId: string,
  since: Instant,
  most: number,
): Promise<{ changed: number; entries: JudgedEntry[] }> {
  const business = uuid('business', businessId);
  const judged = sql`business_id = ${business} AND judged_at > ${since}
    AND judged_at IS NOT NULL AND review_status <> 'confirmed' AND suggestion IS NOT NULL AND said IS NOT NULL`;
  const rows = await byLookUps<Row>(
    db,
    sql`
    SELECT e.id, e.clean_description, e.said, e.categorization_method, l.ledger_ids AS ledger_ids_before,
      (SELECT count(*) FROM journal_entry WHERE ${judged}) AS changed
    FROM (
      SELECT id, clean_description, said, categorization_method, judged_at FROM journal_entry WHERE ${judged}
      ORDER BY judged_at DESC, id DESC LIMIT ${most}) e
    CROSS JOIN LATERAL (
      SELECT array_agg(ledger_id ORDER BY position) AS ledger_ids FROM line_entry
      WHERE business_id = ${business} AND journal_entry_id = e.id AND superseded_at = (
        SELECT min(superseded_at) FROM line_entry
        WHERE business_id = ${business} AND journal_entry_id = e.id AND superseded_at > ${since})) l
    ORDER BY e.judged_at DESC, e.id DESC`,
  );
  return {
    changed: Number(rows[0]?.changed ?? 0n),
    entries: rows.map(judgedEntryReader()),
  };
}

function judgedEntryReader(): (row: Row) => JudgedEntry {
  const ledgerId = encoder('ledger');
  return ({ id, clean_description, categorization_method, said, ledger_ids_before }) => ({
    id: encodeIdentifier('journal_entry', id),
    clean_description,
    categorization_method,
    ledger_id: said.ledgerIds[0] ?? '',
    confidence: said.confidence,
    is_split: said.amounts !== undefined,
    has_other_ledger:
      ledger_ids_before !== null && ledger_ids_before.map(ledgerId).join() !== said.ledgerIds.join(),
  });
}
