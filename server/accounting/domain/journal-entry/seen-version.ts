import type { Books } from '../books';
import { type Change, changesLines } from '../postings/posting';
import type { Entry, JudgedFrom } from './entry';

/** So many versions before the present one are kept. */
const mostKept = 3;

/** The versions that are kept when the service judges the entry again, with other lines or the same. */
export function keepSeenVersion(before: Entry, isOtherLines: boolean): JudgedFrom[] {
  const { version, cleanDescription, categorizationMethod, suggestion, lastSuggestion } = before;
  const lines = isOtherLines ? before.lines : null;
  const seen = { version, cleanDescription, categorizationMethod, suggestion, lastSuggestion, lines };
  return [...sinceSeen(before), seen].slice(-mostKept);
}

/**
 * The entry as a person saw it who names this version, or lines that are no longer in force: what the service judged
 * again meanwhile does not count against the person. Null where somebody else has changed the entry since.
 * @param versions the versions that the change was made on; null where it names none
 * @param deleted the lines that the change takes out
 */
export function entryAsSeen(
  present: Entry,
  versions: readonly number[] | null,
  deleted: readonly string[],
): Entry | null {
  const isPresent = versions === null || versions.includes(present.version);
  const known = new Set(present.lines.map(({ id }) => id));
  if (isPresent && deleted.every((id) => known.has(id))) return present;
  const view = viewsOf(present).find(
    ({ version, lines }) =>
      (versions === null || versions.includes(version)) &&
      deleted.every((id) => lines.some((line) => line.id === id)),
  );
  return view ?? (isPresent ? present : null);
}

/**
 * The versions that are kept since which nothing but judging has changed the entry, each followed by the next: a link or a person may
 * have made a version between, be it with a suggestion, as when an earlier version is returned to.
 */
function sinceSeen({ version, judgedFrom }: Entry): readonly JudgedFrom[] {
  const seen = judgedFrom ?? [];
  const first = seen.findLastIndex(
    (each, index) => each.version !== (seen[index + 1]?.version ?? version) - 1,
  );
  return seen.slice(first + 1);
}

/** The earlier versions, the latest first. */
function viewsOf(present: Entry): Entry[] {
  let later = present;
  return [...sinceSeen(present)].reverse().map(({ lines, ...seen }) => {
    later = { ...present, ...seen, lines: lines === null ? later.lines : [...lines] };
    return later;
  });
}

/** The change of what a person saw as a change of the present entry: lines that are no longer in force are written again. */
export function ofPresent(books: Pick<Books, 'newId'>, present: Entry, change: Change): Change {
  if (change.before === present) return change;
  const known = new Set(present.lines.map(({ id }) => id));
  const after = {
    ...change.after,
    suggestion: changesLines(change) ? null : change.after.suggestion,
    judgedFrom: present.judgedFrom,
    lines: change.after.lines.map((line) =>
      known.has(line.id) ? line : { ...line, id: books.newId('line_entry') },
    ),
  };
  return { ...change, before: present, after };
}
