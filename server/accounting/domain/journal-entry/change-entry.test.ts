import { describe, expect, it } from 'vitest';
import type { JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { entry, lines, texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { changeEntry } from './change-entry';
import type { Entry } from './entry';

const named = { chart: testChart(), tags: new Set(['tag_1']), parties: new Set(['ven', 'cus']) };
const change = (changes: JournalEntryUpdate, before: Entry = entry()) =>
  changeEntry(testBooks(), before, changes, named, '/0/changes');
const created = (ledger_id: string, amount: number) => ({
  ledger_id,
  debit_credit: 'debit' as const,
  amount,
});
const many = (count: number, amount: number) => Array.from({ length: count }, () => created('costs', amount));
const posting = entry({ billId: 'bill', categorizationMethod: 'ap' });
const paying = entry({
  lines: lines('debit payable 100 p', 'credit bank 100'),
  transactionId: 'txn',
  billId: 'bill',
});

describe('changeEntry', () => {
  it.each([
    [
      'its words',
      { description: 'Rent of March' },
      { description: 'Rent of March', cleanDescription: 'Rent of March' },
    ],
    ['its review status', { review_status: 'bookkeeper_pending' }, { reviewStatus: 'bookkeeper_pending' }],
    ['its reconciliation', { is_reconciled: true }, { isReconciled: true }],
    ['its notes', { notes: 'late' }, { notes: 'late' }],
    ['its day, to before the start', { datetime: '2024-01-01T00:00:00.000Z' }, { isBeforeStart: true }],
    ['nothing that is null', { description: null, notes: null }, { description: 'Rent', version: 1 }],
  ] satisfies [string, JournalEntryUpdate, Partial<Entry>][])('changes %s', (_, changes, expected) => {
    expect(change(changes)).toMatchObject({ ok: true, value: { before: entry(), after: expected } });
  });

  it('keeps the identity of lines under other tags, and of the list under none', () => {
    const before = entry();
    const tagged = change({ tag_ids: ['tag_1', 'tag_1'] }, before);
    expect(tagged).toMatchObject({
      ok: true,
      value: { after: { lines: [{ id: 'line-0', tagIds: ['tag_1'] }, {}] } },
    });
    const renamed = change({ description: 'x' }, before);
    expect(renamed.ok && renamed.value.after.lines).toBe(before.lines);
  });

  it('replaces lines, the new ones last, and is then chosen by hand', () => {
    const changed = change(
      {
        line_changes: {
          delete_lines: ['line-0'],
          create_lines: [created('costs', 0.4), created('rent', 0.6)],
        },
      },
      entry({ categorizationMethod: 'similarity' }),
    );
    expect(changed.ok && texts(changed.value.after.lines)).toEqual([
      'credit bank 100',
      'debit costs 40',
      'debit rent 60',
    ]);
    expect(changed.ok && changed.value.after.lines.map((line) => line.position)).toEqual([1, 2, 3]);
    expect(changed.ok && changed.value.after.categorizationMethod).toBe('manual');
  });

  /** Each change breaks its rule and every one after it that it can break. */
  it.each([
    [
      'unknown tags',
      { tag_ids: ['tag_9'], line_changes: { delete_lines: ['line-9'] } },
      posting,
      'validation_failed',
      ['/tag_ids/0 not_found'],
    ],
    [
      'the faults of lines, all of them',
      { line_changes: { delete_lines: ['line-9'], create_lines: [created('nowhere', 0)] } },
      posting,
      'validation_failed',
      [
        '/line_changes/delete_lines/0 not_found',
        '/line_changes/create_lines/0/ledger_id not_found',
        '/line_changes/create_lines/0/amount amount_not_positive',
      ],
    ],
    [
      'a line that is not there',
      { line_changes: { delete_lines: ['line-9'] } },
      posting,
      'validation_failed',
      ['/line_changes/delete_lines/0 not_found'],
    ],
    [
      'more lines than an entry has',
      { line_changes: { create_lines: many(999, 1) } },
      posting,
      'validation_failed',
      ['/line_changes/create_lines out_of_range'],
    ],
    [
      'lines without balance',
      { line_changes: { create_lines: [created('rent', 1)] } },
      posting,
      'unbalanced_entry',
      ['/line_changes unbalanced_entry'],
    ],
    [
      'what a bill posts',
      { line_changes: { delete_lines: ['line-0'], create_lines: [created('costs', 1)] } },
      posting,
      'conflict',
      [' entry_of_document'],
    ],
    [
      'the day of a payment',
      { datetime: '2026-04-01T00:00:00.000Z' },
      paying,
      'conflict',
      [' entry_with_payments'],
    ],
    [
      'the line of a payment',
      { line_changes: { delete_lines: ['line-0'], create_lines: [created('costs', 1)] } },
      paying,
      'conflict',
      [' entry_with_payments'],
    ],
  ] satisfies [string, JournalEntryUpdate, Entry, string, string[]][])(
    'refuses %s',
    (_, changes, before, code, faults) => {
      const refused = change(changes, before);
      expect(refused).toMatchObject({ ok: false, problem: { code } });
      expect(!refused.ok && refused.problem.errors?.map((each) => `${each.path} ${each.code}`)).toEqual(
        faults.map((each) => `/0/changes${each}`),
      );
    },
  );
});
