import sql from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from '../database';
import type { Keyset } from '../keyset';
import { customPlan, everyRow } from '../search/find-ids';
import type { EntryFilter } from './entry-filter';
import { searchOf } from './find-entry-ids';

const whole: Keyset = { size: 1, order: 'ascending', walk: 'forward', key: null };

/** The identifiers of all entries that meet the filter, oldest identifier first, as writers lock them; `most` at most. */
export async function findEveryEntryId(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  most: number,
): Promise<string[]> {
  const rows = await customPlan<{ id: string }>(
    db,
    sql`SELECT id FROM (${everyRow(searchOf(businessId, filter, whole))}) AS found ORDER BY id LIMIT ${most}`,
  );
  return rows.map(({ id }) => encodeIdentifier('journal_entry', id));
}
