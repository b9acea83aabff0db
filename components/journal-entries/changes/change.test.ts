import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleLine } from '../testing/sample-entry';
import { applied, type Change, inverse, type NewLine, requestOf } from './change';

const line = (ledgerId: string, amount: number, more: Partial<NewLine> = {}): NewLine => ({
  ledger_id: ledgerId,
  debit_credit: 'debit',
  amount,
  description: '',
  basis: 'all',
  tag_ids: ['fair'],
  ...more,
});
const split: Change = {
  kind: 'lines',
  from: [line('software', 45)],
  to: [line('software', 30), line('hosting', 15, { description: 'Servers' })],
};
const saidBy = (entry: ReturnType<typeof sampleEntry>) =>
  entry.line_entries.map(({ ledger_id, amount }) => `${ledger_id} ${amount}`);

describe('other lines in place of some', () => {
  it('are shown where the first of them stood, each known by a name of its own', () => {
    const shown = applied(sampleEntry('a'), split);
    expect(saidBy(shown)).toEqual(['checking 45', 'software 30', 'hosting 15']);
    expect(new Set(shown.line_entries.map(({ id }) => id)).size).toBe(3);
    expect(shown.categorization_method).toBe('manual');
  });

  it('are sent as lines to delete and to create', () => {
    expect(requestOf(sampleEntry('a'), split)).toEqual({
      line_changes: {
        delete_lines: ['a_other'],
        create_lines: [
          { ...line('software', 30), amount: '30' },
          { ...line('hosting', 15, { description: 'Servers' }), amount: '15' },
        ],
      },
    });
  });

  it('are taken back by the version before them, its suggestion included', () => {
    const before = sampleEntry('a', { categorization_method: 'similarity', categorization_confidence: 0.9 });
    const sent = { onVersion: null };
    const shown = applied(before, split);
    expect(shown.categorization_confidence).toBeNull();
    const back = inverse(before, split, sent);
    expect(applied(shown, back)).toEqual(before);
    expect(requestOf(shown, back)).toBeNull();
    expect(requestOf(shown, inverse(before, split, { onVersion: 3 }))).toEqual({ return_to_version: 3 });
  });

  it('find twins one by one', () => {
    const twins = [sampleLine('1', 'debit', 'software'), sampleLine('2', 'debit', 'software')];
    const entry = sampleEntry('a', { line_entries: [sampleLine('0', 'credit', 'checking'), ...twins] });
    const both: Change = { ...split, from: [line('software', 45), line('software', 45)] };
    expect(requestOf(entry, both)?.line_changes?.delete_lines).toEqual(['1', '2']);
  });

  it.each([
    ['its ledger', { ledger_id: 'rent' }],
    ['its side', { debit_credit: 'credit' as const }],
    ['its amount', { amount: 44 }],
    ['its description', { description: 'x' }],
    ['the books it counts in', { basis: 'cash' as const }],
    ['its vendor', { vendor_id: 'ven_1' }],
    ['its customer', { customer_id: 'cus_1' }],
  ])('are nothing where a line has changed %s', (_, changed) => {
    const entry = sampleEntry('a');
    const gone: Change = { ...split, from: [line('software', 45, changed)] };
    expect(requestOf(entry, gone)).toBeNull();
    expect(applied(entry, gone)).toBe(entry);
  });
});

describe('another ledger', () => {
  it('keeps all else that the line says', () => {
    const entry = sampleEntry('a');
    const change: Change = { kind: 'ledger', line: line('any', 45), from: 'software', to: 'hosting' };
    expect(requestOf(entry, change)?.line_changes).toEqual({
      delete_lines: ['a_other'],
      create_lines: [{ ...line('hosting', 45), tag_ids: [], amount: '45' }],
    });
    expect(applied(entry, change).line_entries[1]).toEqual({
      ...entry.line_entries[1],
      ledger_id: 'hosting',
    });
  });

  it('names no vendor or customer any more: whom a line names belongs to its ledger', () => {
    const named = sampleLine('1', 'credit', 'payable', { vendor_id: 'ven_1' });
    const entry = sampleEntry('a', { line_entries: [named] });
    const change: Change = { kind: 'ledger', line: named, from: 'payable', to: 'hosting' };
    const shown = applied(entry, change).line_entries;
    expect(shown).toEqual([sampleLine('1', 'credit', 'hosting')]);
  });
});
