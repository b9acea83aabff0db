import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { sampleEntry, sampleLine } from '../../testing/sample-entry';
import { changedRows, type SelectedRow } from './still-selected';

const suggested = { categorization_method: 'similarity', categorization_confidence: 0.99 } as const;
const sure = sampleEntry('sure', suggested);
const unsure = sampleEntry('unsure', { ...suggested, categorization_confidence: 0.6 });
const byRule = sampleEntry('rule', { categorization_method: 'rule' });
const all = [sure, unsure, byRule];

let rows: Map<string, SelectedRow>;
let before: readonly JournalEntry[];
/** What of the selected rows is not what was selected, once the list says this. */
function changed(
  now: readonly JournalEntry[],
  list: string | null = 'all',
  ids = ['sure', 'unsure', 'rule'],
) {
  const found = changedRows(rows, { ids: new Set(ids), before, now, list, certainFrom: 0.98 });
  before = now;
  return found.map(({ id }) => id);
}
const allWith = (entry: JournalEntry, more: Partial<JournalEntry>) =>
  all.map((each) => (each === entry ? { ...each, version: 2, ...more } : each));

beforeEach(() => {
  rows = new Map();
  before = all;
});

describe('a selected row', () => {
  it('stays selected while it says the same', () => {
    expect(changed(all)).toEqual([]);
    expect(changed(all.map((entry) => ({ ...entry, version: 2 })))).toEqual([]);
  });

  it.each([
    ['a suggestion that is less likely now', sure, { categorization_confidence: 0.9 }],
    ['a rule that is there no longer', byRule, suggestedAs(0.7)],
    ['another ledger', unsure, { line_entries: lines('hosting', 45) }],
    ['another amount', unsure, { line_entries: lines('software', 46) }],
    ['another payee', unsure, { clean_description: 'Adobe' }],
    ['another date', unsure, { datetime: '2026-11-04T00:00:00.000Z' }],
    ['a note', unsure, { notes: 'Not ours?' }],
  ])('leaves with %s', (_, entry, more) => {
    expect(changed(all)).toEqual([]);
    expect(changed(allWith(entry, more))).toEqual([entry.id]);
  });

  it('stays where a suggestion that was not certain is more or less likely now', () => {
    expect(changed(all)).toEqual([]);
    expect(changed(allWith(unsure, { categorization_confidence: 0.4 }))).toEqual([]);
    expect(changed(allWith(unsure, { categorization_confidence: 0.99 }))).toEqual([]);
  });

  it('is what the person saw, where the list was read again in the moment of selecting', () => {
    expect(changed(allWith(sure, { categorization_confidence: 0.5 }))).toEqual(['sure']);
  });

  it('is compared with what it has become by an act of the person', () => {
    expect(changed(all)).toEqual([]);
    const moved = { ...sure, categorization_method: 'manual' as const, line_entries: lines('hosting', 45) };
    rows.set('sure', { entry: moved, wasCertain: false, list: 'all' });
    expect(changed(allWith(sure, moved))).toEqual([]);
    expect(changed(allWith(sure, {}))).toEqual(['sure']);
  });

  it('leaves with the list, not where another list or a part of it is shown', () => {
    expect(changed(all)).toEqual([]);
    expect(changed([sure], 'search')).toEqual([]);
    expect(changed([sure], null)).toEqual([]);
    expect(changed(all)).toEqual([]);
    expect(changed([sure, byRule])).toEqual(['unsure']);
  });

  it('that is selected again counts as it is then', () => {
    expect(changed(all)).toEqual([]);
    const less = allWith(sure, { categorization_confidence: 0.5 });
    expect(changed(less, 'all', ['rule'])).toEqual([]);
    expect(changed(less)).toEqual([]);
  });
});

function suggestedAs(confidence: number): Partial<JournalEntry> {
  return { ...suggested, categorization_confidence: confidence };
}

function lines(ledger: string, amount: number) {
  return [sampleLine('1', 'credit', 'checking', { amount }), sampleLine('2', 'debit', ledger, { amount })];
}
