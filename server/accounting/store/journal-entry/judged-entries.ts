import sql from 'sql-template-tag';
import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { LastSuggestion } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

/** A pending entry whose suggestion the service replaced. */
export type JudgedEntry = {
  id: string;
  clean_description: string;
  /** The first ledger of the suggestion. */
  ledger_id: string;
  categorization_method: CategorizationMethod;
};

type Row = Omit<JudgedEntry, 'ledger_id'> & { said: LastSuggestion; changed: bigint };

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
  const judged = sql`business_id = ${uuid('business', businessId)} AND judged_at > ${since}
    AND judged_at IS NOT NULL AND review_status <> 'confirmed' AND suggestion IS NOT NULL AND said IS NOT NULL`;
  const rows = await db.rows<Row>(sql`
    SELECT id, clean_description, said, categorization_method,
      (SELECT count(*) FROM journal_entry WHERE ${judged}) AS changed
    FROM journal_entry WHERE ${judged}
    ORDER BY judged_at DESC, id DESC LIMIT ${most}`);
  return {
    changed: Number(rows[0]?.changed ?? 0n),
    entries: rows.map(({ changed: _changed, said, ...row }) => ({
      ...row,
      id: encodeIdentifier('journal_entry', row.id),
      ledger_id: said.ledgerIds[0] ?? '',
    })),
  };
}
