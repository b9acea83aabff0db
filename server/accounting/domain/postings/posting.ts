import type { Entry } from '../journal-entry/entry';

/** A new entry. The path is a JSON pointer to what in the request gives it its date. */
export type Creation = { after: Entry; datetimePath: string };

/**
 * An entry as it is and as it will be, the same object where it may only change in what its lines count on in the cash
 * flow report. The paths are JSON pointers into the request: to what asks for the change, and to its date and lines.
 */
export type Change = {
  before: Entry;
  after: Entry;
  path: string;
  datetimePath: string;
  linesPath: string;
  /** The identifiers of the lines of the version that the entry returns to; absent where it returns to none. */
  returnsTo?: ReadonlySet<string>;
};

/** The change, where one thing in the request asks for it and gives its date and lines; the path is '' where nothing does. */
export function changeAt(path: string, before: Entry, after: Entry): Change {
  return { before, after, path, datetimePath: path, linesPath: path };
}

/** An entry that goes with its imported transaction. The path is a JSON pointer to what asks for it. */
export type Removal = { before: Entry; path: string };

/** The entries to create, to change and to remove, all or nothing. */
export type Posting = {
  created: readonly Creation[];
  changed: readonly Change[];
  removed?: readonly Removal[];
};

/** Whether lines are taken out of force or added; their tags and movements may still differ. */
export function changesLines({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return (
    before.lines !== after.lines &&
    (before.lines.length !== after.lines.length ||
      after.lines.some((line, index) => line.id !== before.lines[index]?.id))
  );
}
