import type { Books } from '../books';
import { type LookThrough, markCashMovements, sameMovements } from '../cash-movements/cash-movement';
import type { Chart } from '../chart-of-accounts/chart';
import type { Entry, Line } from '../journal-entry/entry';
import { type Change, changesLines, type Posting } from './posting';

/**
 * The posting with what each line counts on in the cash flow report, and with a new version of every entry that
 * changes; what does not change is left away.
 * @param recomputes whether movements may change although the lines stay: what is paid, the cash pool, or a section of the cash flow, has
 * changed
 */
export function completePosting(
  books: Books,
  posting: Posting,
  chart: Chart,
  lookThrough: LookThrough,
  recomputes: boolean,
): Posting {
  const mark = (lines: readonly Line[]) => markCashMovements(lines, chart, lookThrough);
  return {
    removed: posting.removed ?? [],
    created: posting.created.map((creation) => ({
      ...creation,
      after: { ...creation.after, lines: mark(creation.after.lines) },
    })),
    changed: posting.changed.flatMap((change): Change[] => {
      const { before, after } = change;
      const lines =
        recomputes || changesLines(change) ? unlessSame(mark(after.lines), after.lines) : after.lines;
      if (after === before && lines === before.lines) return [];
      const next = {
        ...after,
        lines,
        suggestion: suggestionAfter(change),
        version: before.version + 1,
        updatedAt: books.now,
      };
      return [{ ...change, after: next }];
    }),
  };
}

/**
 * Whoever gives an entry other lines without a suggestion of its own has chosen the ledger. Where nobody decides anything, the
 * suggestion is of the next version as it was of the one before: the entry stays open to judging.
 */
function suggestionAfter(change: Change): Entry['suggestion'] {
  const { before, after } = change;
  if (after.suggestion !== before.suggestion) return after.suggestion;
  if (changesLines(change)) return null;
  const isOfVersion = before.suggestion?.atVersion === before.version;
  return isOfVersion && decidesNothing(change) ? madeWithNext(before) : before.suggestion;
}

/** Whether an entry changes in nothing but how it counts in reports. */
function decidesNothing({ before, after }: Change): boolean {
  const members = Object.keys(after) as (keyof Entry)[];
  return members.every((member) => member === 'isBeforeStart' || after[member] === before[member]);
}

/** The suggestion of an entry as made with the version that its change makes. */
export function madeWithNext({ suggestion, version }: Entry): Entry['suggestion'] {
  return suggestion && { ...suggestion, atVersion: version + 1 };
}

/** Whether the suggestion stays, be it as made with a later version. Another one that says the same does not count as it. */
export function keepsSuggestion({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  const [was, is] = [before.suggestion, after.suggestion];
  if (was === null || is === null) return was === is;
  return (
    was.confidence === is.confidence && was.reasons === is.reasons && was.alternatives === is.alternatives
  );
}

/** The lines as they were where marking them changes nothing: an entry whose lines stay the same object is not saved. */
function unlessSame(marked: Line[], lines: Line[]): Line[] {
  const isSame = marked.every((line, index) => sameMovements(line.movements, lines[index]?.movements ?? []));
  return isSame ? lines : marked;
}

/** Whether figures of reports change with the entry: its time, its lines, or what they count on. */
export function changesReports(change: Pick<Change, 'before' | 'after'>): boolean {
  const { before, after } = change;
  return (
    before.datetime !== after.datetime ||
    before.isBeforeStart !== after.isBeforeStart ||
    changesLines(change) ||
    (before.lines !== after.lines &&
      after.lines.some((line, index) => !sameMovements(line.movements, before.lines[index]?.movements ?? [])))
  );
}
