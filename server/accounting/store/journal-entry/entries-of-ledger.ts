import sql from 'sql-template-tag';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { uuid, uuidOrNull } from '../identifiers';
import { withLines } from './journal-entry-store';
import type { EntryRow } from './rows';

/** The next entries, by identifier, that have a line on the ledger; locked for change. */
export async function lockEntriesOfLedger(
  db: Queryable,
  businessId: string,
  ledgerId: string,
  after: string | null,
  limit: number,
): Promise<Entry[]> {
  const business = uuid('business', businessId);
  const entries = await db.rows<EntryRow>(sql`
    SELECT * FROM journal_entry
    WHERE business_id = ${business}
      AND id > coalesce(${uuidOrNull('journal_entry', after)}::uuid, '00000000-0000-0000-0000-000000000000')
      AND EXISTS (SELECT FROM line_entry l WHERE l.business_id = ${business} AND l.journal_entry_id = journal_entry.id
        AND l.ledger_id = ${uuid('ledger', ledgerId)} AND l.superseded_at IS NULL)
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE`);
  return withLines(db, entries);
}
