import { bulkLimit, type JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { cashChart } from '../../domain/cash-movements/cash-chart';
import { type LookThrough, markCashMovements } from '../../domain/cash-movements/cash-movement';
import { cleanDescription } from '../../domain/categorization/clean-description';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { checkBalance } from '../../domain/journal-entry/check-lines';
import type { Entry, Line } from '../../domain/journal-entry/entry';
import { refusePostingChange } from '../../domain/postings/keep-posting';
import type { BusinessContext } from '../context';
import { type KnownOfLines, proposeLines, tagFaultsOf } from './propose-lines';

/** What there is for lines to name, and what the payments among the present lines pay. */
export type KnownOfChange = KnownOfLines & { lookThrough: LookThrough };

/** The entry after the changes, or why they are refused. Absent and null members leave the entry as it is. */
export function changeEntry(
  ctx: BusinessContext,
  before: Entry,
  changes: JournalEntryUpdate,
  known: KnownOfChange,
  path: string,
): Result<Entry, Problem> {
  const tagFaults = tagFaultsOf(changes.tag_ids ?? [], known.tags, `${path}/tag_ids`);
  if (tagFaults.length > 0) return refuse(invalid(tagFaults));
  const lines = changeLines(ctx, before, changes, known, `${path}/line_changes`);
  if (!lines.ok) return lines;
  const datetime = changes.datetime ?? before.datetime;
  const movesInTime = datetime !== before.datetime;
  const changesLines = lines.value !== before.lines;
  const deleted = changes.line_changes?.delete_lines ?? [];
  const kept = refusePostingChange(before, { movesInTime, changesLines, deleted }, path);
  if (kept) return refuse(kept);
  const { books_locked_through: lockedThrough } = ctx.business;
  if (
    (movesInTime || changesLines) &&
    [before.datetime, datetime].some((instant) => isLocked(lockedThrough, instant))
  ) {
    return refuse(periodLocked(lockedThrough, path));
  }
  const description = changes.description ?? before.description;
  return accept({
    ...before,
    description,
    cleanDescription:
      description === before.description ? before.cleanDescription : cleanDescription(description),
    datetime,
    isBeforeStart: datetime < ctx.business.entries_start,
    isReconciled: changes.is_reconciled ?? before.isReconciled,
    reviewStatus: changes.review_status ?? before.reviewStatus,
    categorizationMethod: changesLines ? 'manual' : before.categorizationMethod,
    notes: changes.notes ?? before.notes,
    version: before.version + 1,
    updatedAt: ctx.now,
    lines: withTags(lines.value, changes.tag_ids),
  });
}

/** Tags are no part of what was posted, so a line keeps its identity under other tags. */
function withTags(lines: Line[], tagIds: readonly string[] | null | undefined): Line[] {
  if (!tagIds) return lines;
  return lines.map((line) => ({ ...line, tagIds: [...new Set(tagIds)] }));
}

function changeLines(
  ctx: BusinessContext,
  before: Entry,
  changes: JournalEntryUpdate,
  known: KnownOfChange,
  path: string,
): Result<Line[], Problem> {
  const created = changes.line_changes?.create_lines ?? [];
  const deleted = changes.line_changes?.delete_lines ?? [];
  if (created.length + deleted.length === 0) return accept(before.lines);

  const unknown = unknownLines(before, deleted, `${path}/delete_lines`);
  const nextPosition = Math.max(...before.lines.map((line) => line.position)) + 1;
  const proposed = proposeLines(created, known, ctx.business.currency, `${path}/create_lines`, nextPosition);
  if (!proposed.ok) return refuse(invalid([...unknown, ...proposed.problem]));
  if (unknown.length > 0) return refuse(invalid(unknown));

  const gone = new Set(deleted);
  const lines = [...before.lines.filter((line) => !gone.has(line.id)), ...proposed.value];
  if (lines.length > Math.max(bulkLimit, before.lines.length)) {
    const message = `would make ${lines.length} lines; ${bulkLimit} are the most`;
    return refuse(invalid([{ path: `${path}/create_lines`, code: 'out_of_range', message }]));
  }
  const unbalanced = checkBalance(lines, ctx.business.currency, path);
  if (unbalanced) return refuse(unbalanced);
  return accept(markCashMovements(lines, cashChart(known.ledgers.values()), known.lookThrough));
}

function unknownLines(before: Entry, deleted: readonly string[], path: string): Fault[] {
  const known = new Set(before.lines.map((line) => line.id));
  return deleted.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}/${index}`, code: 'not_found', message: 'is not a line of this entry' }],
  );
}
