import { describe, expect, it } from 'vitest';
import { entry, lines } from '../postings/testing/small-items';
import type { Entry, JudgedFrom } from './entry';
import { entryAsSeen } from './seen-version';

const suggestedAt = (atVersion: number): Entry['suggestion'] => ({
  confidence: 0.5,
  reasons: [],
  alternatives: [],
  atVersion,
});
const judgedAt = (version: number, ledger: string): JudgedFrom => ({
  version,
  cleanDescription: 'Rent',
  categorizationMethod: 'similarity',
  suggestion: suggestedAt(version),
  lastSuggestion: null,
  lines: lines(`debit ${ledger} 100`, 'credit bank 100').map((line) => ({
    ...line,
    id: `${line.ledgerId}-${version}`,
  })),
});
const judged = (version: number, ...judgedFrom: JudgedFrom[]) =>
  entry({
    version,
    judgedFrom,
    suggestion: suggestedAt(version),
    categorizationMethod: 'similarity',
    lines: lines('debit rent 100', 'credit bank 100'),
  });

describe('an entry that a person has seen at an earlier version', () => {
  it.each([
    ['by its version', [1], []],
    ['by a line that is no longer in force', null, ['meals-1']],
  ])('is as it was seen where only the service has judged it since, %s', (_, versions, deleted) => {
    const present = judged(3, judgedAt(1, 'meals'), judgedAt(2, 'travel'));
    const seen = entryAsSeen(present, versions, deleted);
    expect(seen).toMatchObject({ version: 1, lines: [{ ledgerId: 'meals' }, { ledgerId: 'bank' }] });
  });

  it('is as it was seen where the service keeps its lines, and says less of them', () => {
    const present = { ...judged(3, judgedAt(1, 'meals'), judgedAt(2, 'travel')), suggestion: suggestedAt(1) };
    expect(entryAsSeen(present, [2], [])).toMatchObject({ version: 2 });
  });

  it('is as it was seen where it was judged again after somebody else made a version', () => {
    const present = judged(4, judgedAt(1, 'meals'), judgedAt(3, 'travel'));
    expect(entryAsSeen(present, [3], [])).toMatchObject({ version: 3, lines: [{ ledgerId: 'travel' }, {}] });
  });

  it.each([
    // Such as a transfer that was linked by itself, or a version that a person has returned to.
    ['the present version, with a suggestion', judged(3, judgedAt(1, 'meals'))],
    ['a version between', judged(4, judgedAt(1, 'meals'), judgedAt(3, 'travel'))],
    // Such as a note.
    [
      'the present version, keeping its suggestion',
      { ...judged(4, judgedAt(1, 'meals'), judgedAt(2, 'travel')), suggestion: suggestedAt(3) },
    ],
  ])('has changed since where judging did not make %s', (_, present) => {
    expect(entryAsSeen(present, [1], [])).toBeNull();
    expect(entryAsSeen(present, null, ['meals-1'])).toBe(present);
  });
});
