import sql from 'sql-template-tag';
import { sameMovements } from '../../domain/cash-movements/cash-movement';
import type { Entry, Line } from '../../domain/journal-entry/entry';
import type { DatabaseTransaction } from '../database';
import { uuid } from '../identifiers';
import { countsWhole, shareRowsOf } from './rows';

/** Saves the cash shares of changed lines. They are derived from the entry and its payments, so old ones are deleted. */
export function saveShares(
  db: DatabaseTransaction,
  businessId: string,
  steps: readonly { before: Entry; after: Entry }[],
): void {
  const gone: string[] = [];
  const added: object[] = [];
  for (const { before, after } of steps) {
    const linesAfter = new Map(after.lines.map((line) => [line.id, line]));
    const linesBefore = new Map(before.lines.map((line) => [line.id, line]));
    const moved = before.datetime !== after.datetime;
    const changes = (was: Line | undefined, is: Line | undefined) =>
      moved || !sameMovements(was?.movements ?? [], is?.movements ?? []);
    for (const line of before.lines) {
      if (!isShared(line)) continue;
      if (changes(line, linesAfter.get(line.id))) gone.push(uuid('line_entry', line.id));
    }
    for (const line of after.lines) {
      if (isShared(line) && changes(linesBefore.get(line.id), line))
        added.push(...shareRowsOf(businessId, after, line));
    }
  }
  if (gone.length > 0) {
    const entries = steps.map(({ before }) => uuid('journal_entry', before.id));
    db.send(sql`
      DELETE FROM cash_share
      WHERE business_id = ${uuid('business', businessId)} AND journal_entry_id = ANY(${entries}::uuid[])
        AND line_entry_id = ANY(${gone}::uuid[])`);
  }
  if (added.length > 0) db.insert({ cash_share: added });
}

function isShared(line: Line): boolean {
  return line.movements.length > 0 && !countsWhole(line);
}
