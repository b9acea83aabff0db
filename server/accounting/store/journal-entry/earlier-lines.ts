import sql from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { parseJson } from '@/lib/json';
import type { Line } from '../../domain/journal-entry/entry';
import type { AuditAuthor } from '../audit-store';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { type LineRow, lineOf } from './rows';

/** What a change of an entry replaced, as the audit log has it: the members that changed, with their values before. */
export type ReplacedMembers = { entryId: string; before: unknown };

/** What the changes of these entries replaced, the oldest change first. */
export async function listReplaced(
  db: Queryable,
  { tenantId }: AuditAuthor,
  businessId: string,
  entryIds: readonly string[],
): Promise<ReplacedMembers[]> {
  const ids = entryIds.map((id) => uuid('journal_entry', id));
  const rows = await db.rows<{ resource_id: string; before: string }>(sql`
    SELECT resource_id, before::text AS before FROM audit_log
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND home = ${uuid('business', businessId)}
      AND resource_id = ANY(${ids}::uuid[]) AND resource_type = 'journal_entry'
      AND action = 'update' AND before IS NOT NULL
    ORDER BY id`);
  return rows.map((row) => ({
    entryId: encodeIdentifier('journal_entry', row.resource_id),
    before: parseJson(row.before),
  }));
}

/** The lines of entries by their identifiers, in force or superseded. Their cash movements are not read. */
export async function findLines(
  db: Queryable,
  businessId: string,
  lines: readonly { entryId: string; lineId: string }[],
): Promise<ReadonlyMap<string, Line>> {
  if (lines.length === 0) return new Map();
  const entryIds = [...new Set(lines.map(({ entryId }) => uuid('journal_entry', entryId)))];
  const lineIds = lines.map(({ lineId }) => uuid('line_entry', lineId));
  const rows = await db.rows<LineRow>(sql`
    SELECT * FROM line_entry
    WHERE business_id = ${uuid('business', businessId)} AND journal_entry_id = ANY(${entryIds}::uuid[])
      AND id = ANY(${lineIds}::uuid[])`);
  return new Map(
    rows
      .map((row) => lineOf({ ...row, shares: null, is_cash_movement: false }))
      .map((line) => [line.id, line]),
  );
}
