import { describe, expect, it } from 'vitest';
import type { JournalEntryCreate } from '@/lib/contract/journal-entry';
import { texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { proposeEntry } from './propose-entry';

const named = { chart: testChart(), tags: new Set(['tag_1', 'tag_2']), parties: new Set(['ven', 'cus']) };
const line = (ledger_id: string, debit_credit: 'debit' | 'credit', amount: number, more: object = {}) => ({
  ledger_id,
  debit_credit,
  amount,
  ...more,
});
const sound: JournalEntryCreate = {
  description: 'POS 4711 Rent March',
  datetime: '2026-03-01T00:00:00.000Z',
  lines: [line('rent', 'debit', 75), line('bank', 'credit', 75)],
};
const propose = (special: Partial<JournalEntryCreate>) =>
  proposeEntry(testBooks(), { ...sound, ...special }, named, '/3');

describe('proposeEntry', () => {
  it('makes an entry pending review, with its lines in the order sent', () => {
    const proposed = propose({});
    expect(proposed).toMatchObject({
      ok: true,
      value: {
        datetimePath: '/3/datetime',
        after: {
          description: 'POS 4711 Rent March',
          reviewStatus: 'bookkeeper_pending',
          categorizationMethod: 'manual',
          isBeforeStart: false,
          version: 1,
        },
      },
    });
    expect(proposed.ok && texts(proposed.value.after.lines)).toEqual(['debit rent 7500', 'credit bank 7500']);
  });

  it.each([
    ['before the start of the books', { datetime: '2024-12-31T23:59:59.999Z' }, { isBeforeStart: true }],
    ['at the start of the books', { datetime: '2025-01-01T00:00:00.000Z' }, { isBeforeStart: false }],
    ['confirmed', { review_status: 'confirmed' }, { reviewStatus: 'confirmed' }],
    ['with notes', { notes: 'paid late' }, { notes: 'paid late' }],
  ] as const)('takes an entry %s', (_, special, expected) => {
    expect(propose(special)).toMatchObject({ ok: true, value: { after: expected } });
  });

  it('puts the tags of the entry before those of a line, each once', () => {
    const lines = [line('rent', 'debit', 75, { tag_ids: ['tag_2', 'tag_1'] }), line('bank', 'credit', 75)];
    expect(propose({ tag_ids: ['tag_1'], lines })).toMatchObject({
      ok: true,
      value: { after: { lines: [{ tagIds: ['tag_1', 'tag_2'] }, { tagIds: ['tag_1'] }] } },
    });
  });

  /** Each entry breaks its rule and every one after it. */
  it.each([
    [
      'unknown tags and the faults of its lines, all of them',
      {
        tag_ids: ['tag_9'],
        lines: [
          line('nowhere', 'debit', 0, { tag_ids: ['tag_8'] }),
          line('old', 'debit', 0.001),
          line('bank', 'debit', 1e16),
        ],
      },
      'validation_failed',
      [
        '/3/tag_ids/0 not_found',
        '/3/lines/0/ledger_id not_found',
        '/3/lines/0/amount amount_not_positive',
        '/3/lines/1/ledger_id ledger_archived',
        '/3/lines/1/amount amount_precision',
        '/3/lines/2/amount amount_out_of_range',
        '/3/lines/0/tag_ids/0 not_found',
      ],
    ],
    ['unknown tags alone', { tag_ids: ['tag_9'] }, 'validation_failed', ['/3/tag_ids/0 not_found']],
    ['no line at all', { lines: [] }, 'unbalanced_entry', ['/3/lines unbalanced_entry']],
    [
      'a balance across bases',
      { lines: [line('rent', 'debit', 75, { basis: 'cash' }), line('bank', 'credit', 75)] },
      'unbalanced_entry',
      ['/3/lines unbalanced_entry'],
    ],
  ] satisfies [string, Partial<JournalEntryCreate>, string, string[]][])(
    'refuses %s',
    (_, special, code, faults) => {
      const refused = propose(special);
      expect(refused).toMatchObject({ ok: false, problem: { code } });
      expect(!refused.ok && refused.problem.errors?.map((each) => `${each.path} ${each.code}`)).toEqual(
        faults,
      );
    },
  );
});
