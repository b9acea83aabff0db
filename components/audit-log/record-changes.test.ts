import { describe, expect, it } from 'vitest';
import { ExactNumber } from '@/lib/json';
import { changesOf } from './record-changes';

/** `path before → after`, a side without the field as `-`. */
const told = (before: unknown, after: unknown) =>
  changesOf(before, after).map((change) => {
    const side = (leaf: unknown) => (leaf === undefined ? '-' : JSON.stringify(leaf));
    return `${change.path.join('.')} ${side(change.before)} → ${side(change.after)}`;
  });

describe('changesOf', () => {
  it('tells what differs and nothing else', () => {
    expect(told({ name: 'Rent', archived: false }, { name: 'Office rent', archived: false })).toEqual([
      'name "Rent" → "Office rent"',
    ]);
  });

  it('tells all that says something of what came to be', () => {
    expect(told(null, { id: 'ldg_1', name: 'Rent', sort_code: null, notes: '', version: 1 })).toEqual([
      'name - → "Rent"',
    ]);
  });

  it('tells what ended to be', () => {
    expect(told({ payment_amount: 12.5 }, null)).toEqual(['payment_amount 12.5 → -']);
  });

  it('treats nothing, emptiness and absence as the same', () => {
    expect(told({ notes: null, industry: '' }, { industry: null })).toEqual([]);
  });

  it('leaves out what every change changes', () => {
    expect(told({ version: 1, updated_at: 'a' }, { version: 2, updated_at: 'b' })).toEqual([]);
  });

  it('knows lines by their identifiers, wherever they stand', () => {
    const [rent, bank] = [
      { id: 'le_1', amount: 10 },
      { id: 'le_2', amount: 20 },
    ];
    expect(told({ lines: [rent, bank] }, { lines: [bank, rent] })).toEqual([]);
    expect(told({ lines: [rent, bank] }, { lines: [rent, { id: 'le_3', amount: 20 }] })).toEqual([
      'lines.#2.amount 20 → -',
      'lines.#2.amount - → 20',
    ]);
  });

  it('leaves out that a part belongs to the whole', () => {
    const lines = [{ id: 'inv_line_1', invoice_id: 'inv_1', quantity: 2 }];
    expect(told(null, { id: 'inv_1', lines })).toEqual(['lines.#1.quantity - → 2']);
  });

  it('tells what a thing is called first, its parts last', () => {
    const bill = {
      lines: [{ id: 'bill_line_1', amount: 5 }],
      status: 'open',
      description: 'Paper',
      number: '7',
    };
    expect(changesOf(null, bill).map(({ path }) => path[0])).toEqual([
      'number',
      'description',
      'status',
      'lines',
    ]);
  });

  it('compares lists of plain values as one', () => {
    expect(told({ tag_ids: ['tag_1'] }, { tag_ids: ['tag_1', 'tag_2'] })).toEqual([
      'tag_ids "tag_1" → "tag_1, tag_2"',
    ]);
  });

  it('compares exact amounts by their digits', () => {
    const exact = (text: string) => ({ amount: new ExactNumber(text) });
    expect(changesOf(exact('90071992547409.91'), exact('90071992547409.91'))).toEqual([]);
    expect(changesOf(exact('90071992547409.91'), exact('90071992547409.92'))).toHaveLength(1);
  });

  it('reads members of members', () => {
    expect(told({ metadata_: { a: { b: 1 } } }, { metadata_: { a: { b: 2 } } })).toEqual([
      'metadata_.a.b 1 → 2',
    ]);
  });
});
