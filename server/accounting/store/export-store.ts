import sql from 'sql-template-tag';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import type { LeftOutOfExport } from '../domain/reports/export/plain-text';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** What an export of the accrual books excludes. Minor units. */
export async function sumLeftOut(
  db: Queryable,
  businessId: string,
  start: Instant,
): Promise<LeftOutOfExport> {
  const [sums] = await db.rows<{ entries: bigint; debits: bigint; lines: bigint; cash_debits: bigint }>(sql`
    SELECT count(DISTINCT journal_entry_id) FILTER (WHERE datetime < ${start}) AS entries,
      coalesce(sum(amount) FILTER (WHERE datetime < ${start} AND debit_credit = 'debit'), 0) AS debits,
      count(*) FILTER (WHERE datetime >= ${start}) AS lines,
      coalesce(sum(amount) FILTER (WHERE datetime >= ${start} AND debit_credit = 'debit'), 0) AS cash_debits
    FROM line_entry
    WHERE business_id = ${uuid('business', businessId)} AND superseded_at IS NULL
      AND (datetime < ${start} OR basis = 'cash')`);
  return {
    beforeStart: { entries: Number(sums?.entries ?? 0n), debits: sums?.debits ?? 0n },
    cashBasis: { lines: Number(sums?.lines ?? 0n), debits: sums?.cash_debits ?? 0n },
  };
}

/** The day of the first entry from the start on, or null where there is none. */
export async function firstEntryDay(db: Queryable, businessId: string, start: Instant): Promise<Day | null> {
  const [first] = await db.rows<{ datetime: Instant }>(sql`
    SELECT datetime FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND datetime >= ${start}
    ORDER BY datetime, id LIMIT 1`);
  return first ? dayOf(first.datetime) : null;
}
