import { describe, expect, it } from 'vitest';
import type { JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { entry, lines, texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { changeEntry } from './change-entry';
import type { EarlierEntry } from './return-entry';

const named = { chart: testChart(), tags: new Set<string>(), parties: new Set<string>() };
const suggestion = { confidence: 0.9, reasons: ['4 of 4'], alternatives: [], atVersion: 1 };
const [bank, rent] = lines('credit bank 100', 'debit rent 100');
const [costs] = lines('debit costs 100').map((line) => ({ ...line, id: 'line-2', position: 2 }));
if (!bank || !rent || !costs) throw new Error('three lines expected');

const before = entry({ version: 3, categorizationMethod: 'manual', suggestion: null, lines: [bank, costs] });
const earlier: EarlierEntry = {
  lines: [bank, rent],
  categorizationMethod: 'similarity',
  reviewStatus: 'bookkeeper_pending',
  suggestion,
};
const back = (
  to: EarlierEntry | undefined,
  changes: JournalEntryUpdate = { return_to_version: 1 },
  from = before,
) => changeEntry(testBooks(), from, changes, named, '/0/changes', to);

describe('an entry that returns to an earlier version', () => {
  it('has the lines and the suggestion again that it had, the line in force untouched', () => {
    const returned = back(earlier);
    if (!returned.ok) throw new Error(returned.problem.detail);
    const { after } = returned.value;
    expect(texts(after.lines)).toEqual(['credit bank 100', 'debit rent 100']);
    expect(after.lines[0]).toBe(bank);
    expect(after.lines[1]?.id).not.toBe(rent.id);
    expect(after).toMatchObject({
      categorizationMethod: 'similarity',
      suggestion: { ...suggestion, atVersion: 4 },
    });
  });

  it('keeps the tags that all of its lines got since, and is not judged again without them', () => {
    const tagged = before.lines.map((line) => ({ ...line, tagIds: ['north', 'fair'] }));
    const returned = back(earlier, { return_to_version: 1 }, { ...before, lines: tagged });
    if (!returned.ok) throw new Error(returned.problem.detail);
    const { lines: now, suggestion: again } = returned.value.after;
    expect(now.map(({ ledgerId, tagIds }) => [ledgerId, tagIds])).toEqual([
      ['bank', ['north', 'fair']],
      ['rent', ['north', 'fair']],
    ]);
    expect(again).toEqual(suggestion);
  });

  it('has the tags again that a rule gave one of its lines, where no others were set since', () => {
    const ofRule = { ...earlier, lines: [bank, { ...rent, tagIds: ['north'] }] };
    const returned = back(ofRule);
    expect(returned.ok && returned.value.after.lines.map(({ tagIds }) => tagIds)).toEqual([[], ['north']]);
    const others = [bank, { ...costs, tagIds: ['fair'] }];
    const apart = back(ofRule, { return_to_version: 1 }, { ...before, lines: others });
    expect(apart.ok && apart.value.after.lines.map(({ tagIds }) => tagIds)).toEqual([[], ['north']]);
  });

  it('keeps its lines where they have not changed since', () => {
    const returned = back({ ...earlier, lines: before.lines });
    expect(returned.ok && returned.value.after.lines).toBe(before.lines);
  });

  it('may change its review status at once', () => {
    const changes = { return_to_version: 1, review_status: 'bookkeeper_pending' as const };
    expect(back(earlier, changes)).toMatchObject({
      value: { after: { reviewStatus: 'bookkeeper_pending', categorizationMethod: 'similarity' } },
    });
  });

  it.each([
    ['a version that it never had', undefined, {}, 'not_found'],
    ['other lines at once', earlier, { line_changes: { delete_lines: ['line-2'] } }, 'invalid'],
    [
      'lines that paid a bill',
      { ...earlier, lines: [bank, { ...rent, paymentId: 'p' }] },
      {},
      'entry_with_payments',
    ],
  ])('is refused for %s', (_, to, more, code) => {
    expect(back(to, { return_to_version: 1, ...more })).toMatchObject({
      ok: false,
      problem: { errors: [{ path: '/0/changes/return_to_version', code }] },
    });
  });
});
