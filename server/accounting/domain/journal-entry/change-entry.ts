import { bulkLimit } from '@/lib/contract/bulk-limit';
import type { JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { cleanDescription } from '../categorization/payees/clean-description';
import type { Chart } from '../chart-of-accounts/chart';
import type { Change } from '../postings/posting';
import { refusePostingChange } from '../postings/refuse-posting-change';
import { checkBalance } from './check-lines';
import type { Entry, Line } from './entry';
import { nextPosition } from './new-entry';
import { type KnownRecords, proposeLines, tagFaults } from './propose-lines';
import { type EarlierEntry, type ReturnedLines, returnLines } from './return-entry';

/**
 * The entry as a person changes it, or why that is refused: unknown tags, the faults of the lines, the balance, then
 * what a bill, an invoice or a payment posts. Absent and null members leave the entry as it is.
 * @param path JSON pointer of the changes in the request
 * @param earlier the entry at the version that it is to return to; undefined where it has none such
 */
export function changeEntry(
  books: Books,
  before: Entry,
  changes: JournalEntryUpdate,
  named: KnownRecords,
  path: string,
  earlier?: EarlierEntry,
): Result<Change, Problem> {
  const unknownTags = tagFaults(changes.tag_ids ?? [], named.tags, `${path}/tag_ids`);
  if (unknownTags.length > 0) return refuse(invalid(unknownTags));
  const returns = typeof changes.return_to_version === 'number';
  const changed = returns
    ? returnUnlessChanged(books, before, changes, earlier, named.chart, path)
    : changeLines(books, before, changes, named, `${path}/line_changes`);
  if (!changed.ok) return changed;
  const { lines, deleted } = changed.value;
  const datetime = changes.datetime ?? before.datetime;
  const changesLines = lines !== before.lines;
  const kept = refusePostingChange(
    before,
    {
      movesInTime: datetime !== before.datetime,
      changesLines,
      deleted,
    },
    named.chart,
    path,
  );
  if (kept) return refuse(kept);
  const description = changes.description ?? before.description;
  const after: Entry = {
    ...before,
    description,
    cleanDescription:
      description === before.description ? before.cleanDescription : cleanDescription(description),
    datetime,
    isBeforeStart: datetime < books.entriesStart,
    isReconciled: changes.is_reconciled ?? before.isReconciled,
    reviewStatus: changes.review_status ?? before.reviewStatus,
    notes: changes.notes ?? before.notes,
    lines: withTags(lines, changes.tag_ids),
    ...(returns && earlier ? categorizationOf(before, earlier, lines) : {}),
    ...(!returns && changesLines ? { categorizationMethod: 'manual' } : {}),
  };
  const paths = { path, datetimePath: `${path}/datetime`, linesPath: `${path}/line_changes` };
  const returnsTo = returns && earlier ? { returnsTo: new Set(earlier.lines.map(({ id }) => id)) } : {};
  return accept({ before, after, ...paths, ...returnsTo });
}

function returnUnlessChanged(
  books: Books,
  before: Entry,
  changes: JournalEntryUpdate,
  earlier: EarlierEntry | undefined,
  chart: Pick<Chart, 'ledgers'>,
  path: string,
): Result<ReturnedLines, Problem> {
  if (!changes.line_changes) return returnLines(books, before, earlier, chart, `${path}/return_to_version`);
  const message = 'cannot be combined with line_changes';
  return refuse(invalid([{ path: `${path}/return_to_version`, code: 'invalid', message }]));
}

/**
 * A suggestion that is in force again counts as made with the version that it comes back with, and may be judged again; unless a
 * line that stays has tags, which judging would not give the others.
 */
function categorizationOf(
  before: Entry,
  { categorizationMethod, suggestion }: EarlierEntry,
  lines: readonly Line[],
): Pick<Entry, 'categorizationMethod' | 'suggestion'> {
  const isTagged = before.lines.some((line) => line.tagIds.length > 0 && lines.includes(line));
  return {
    categorizationMethod,
    suggestion: suggestion && (isTagged ? suggestion : { ...suggestion, atVersion: before.version + 1 }),
  };
}

/** Tags are no part of what was posted, so a line keeps its identity under other tags. */
function withTags(lines: Line[], tagIds: readonly string[] | null | undefined): Line[] {
  if (!tagIds) return lines;
  return lines.map((line) => ({ ...line, tagIds: [...new Set(tagIds)] }));
}

function changeLines(
  books: Books,
  before: Entry,
  changes: JournalEntryUpdate,
  named: KnownRecords,
  path: string,
): Result<ReturnedLines, Problem> {
  const created = changes.line_changes?.create_lines ?? [];
  const deleted = changes.line_changes?.delete_lines ?? [];
  if (created.length + deleted.length === 0) return accept({ lines: before.lines, deleted });

  const unknown = unknownLines(before, deleted, `${path}/delete_lines`);
  const proposed = proposeLines(books, created, named, `${path}/create_lines`, nextPosition(before.lines));
  if (!proposed.ok) return refuse(invalid([...unknown, ...proposed.problem]));
  if (unknown.length > 0) return refuse(invalid(unknown));

  const gone = new Set(deleted);
  const lines = [...before.lines.filter((line) => !gone.has(line.id)), ...proposed.value];
  if (lines.length > Math.max(bulkLimit, before.lines.length)) {
    const message = `would make ${lines.length} lines; the maximum is ${bulkLimit}`;
    return refuse(invalid([{ path: `${path}/create_lines`, code: 'out_of_range', message }]));
  }
  const unbalanced = checkBalance(lines, books.currency, path);
  return unbalanced ? refuse(unbalanced) : accept({ lines, deleted });
}

function unknownLines(before: Entry, deleted: readonly string[], path: string): Fault[] {
  const known = new Set(before.lines.map((line) => line.id));
  return deleted.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}/${index}`, code: 'not_found', message: 'is not a line of this entry' }],
  );
}
