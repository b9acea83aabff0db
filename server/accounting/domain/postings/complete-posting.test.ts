import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal-entry/entry';
import { testBooks, testChart } from '../testing/test-books';
import { completePosting, keepsSuggestion } from './complete-posting';
import { itemPosting } from './item-posting';
import { changeAt } from './posting';
import { entry, lines } from './testing/small-items';

const suggestion = { confidence: 0.4, reasons: [], alternatives: [], atVersion: 3 };
const pending = entry({
  version: 3,
  suggestion,
  reviewStatus: 'bookkeeper_pending',
  lines: lines('debit rent 100', 'credit bank 100'),
});

/** The version of the entry after a change, and the one that the service made with its suggestion. */
function versionsAfter(before: Entry, special: Partial<Entry>): (number | undefined)[] {
  const after = { ...before, ...special };
  const posting = { created: [], changed: [changeAt('', before, after)] };
  const { changed } = completePosting(testBooks(), posting, testChart(), new Map(), false);
  return changed.flatMap((change) => [change.after.version, change.after.suggestion?.atVersion]);
}

describe('a suggestion', () => {
  it('stays of the version that only tells whether the entry counts in reports', () => {
    expect(versionsAfter(pending, { isBeforeStart: true })).toEqual([4, 4]);
  });

  it('stays of the version that only tells what the lines count on in the cash flow', () => {
    const { changed } = completePosting(testBooks(), itemPosting([pending]), testChart(), new Map(), true);
    expect(changed[0]?.after.lines).not.toEqual(pending.lines);
    expect(changed[0]?.after).toMatchObject({ version: 4, suggestion: { atVersion: 4 } });
  });

  it.each<[string, Partial<Entry>]>([
    ['its time', { isBeforeStart: true, datetime: '2020-01-01T00:00:00.000Z' }],
    ['its review status', { reviewStatus: 'confirmed' }],
    ['its tags', { lines: pending.lines.map((line) => ({ ...line, tagIds: ['tag'] })) }],
    ['its notes', { isBeforeStart: true, notes: 'Rent of May' }],
  ])('is of an earlier version once somebody changes %s', (_, special) => {
    expect(versionsAfter(pending, special)).toEqual([4, 3]);
  });

  it('of an earlier version stays so', () => {
    expect(versionsAfter({ ...pending, version: 5 }, { isBeforeStart: true })).toEqual([6, 3]);
  });

  it('that comes with the change keeps its own version', () => {
    const answered = { ...suggestion, confidence: null };
    expect(versionsAfter(pending, { suggestion: answered })).toEqual([4, 3]);
  });

  it.each<[string, Partial<Entry>, boolean]>([
    ['is kept where only its version changes', { isBeforeStart: true }, true],
    ['is kept where somebody confirms it', { reviewStatus: 'confirmed' }, true],
    [
      'goes with other lines',
      { lines: pending.lines.map((line) => ({ ...line, id: `other-${line.id}` })) },
      false,
    ],
    ['is another one that says the same', { suggestion: { ...suggestion, reasons: [] } }, false],
  ])('%s', (_, special, isKept) => {
    const posting = { created: [], changed: [changeAt('', pending, { ...pending, ...special })] };
    const { changed } = completePosting(testBooks(), posting, testChart(), new Map(), false);
    expect(changed.map(keepsSuggestion)).toEqual([isKept]);
  });
});
