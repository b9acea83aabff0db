import { describe, expect, it } from 'vitest';
import type { JournalEntryChange } from '@/lib/contract/journal-entry';
import { indexLedgers } from '../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../testing/sample-entry';
import { reversedBy, tellHistory } from './history-words';

const words = {
  ledgers: indexLedgers(['checking', 'software', 'travel'].map((id) => sampleLedger(id))),
  people: { u1: 'Ada Sample' },
  dashboards: new Set(['app_1']),
  currency: 'USD',
  locale: 'en-GB',
};

function change(action: string, before: unknown, after: unknown, user: string | null = 'u1') {
  return {
    id: 'aud_1',
    at: '2026-11-03T10:00:00.000Z',
    business_id: 'biz_1',
    application_id: 'app_1',
    user_id: user,
    request_id: 'req_1',
    action,
    resource_type: 'journal_entry',
    resource_id: 'je_1',
    before,
    after,
    superseded_lines: [],
  } satisfies JournalEntryChange;
}

const told = (each: JournalEntryChange) => tellHistory([each], words)[0];
const [bank, other] = sampleEntry('je_1').line_entries;
if (!bank || !other) throw new Error('two lines expected');

describe('a history', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['create', null, sampleEntry('je_1'), ['Created it']],
    ['create', null, sampleEntry('je_1', { bill_id: 'bill_1' }), ['Posted it with a bill']],
    ['create', null, sampleEntry('je_1', { invoice_id: 'inv_1' }), ['Posted it with an invoice']],
    ['import', null, { file_name: 'bank.ofx', imported: 3 }, ['Imported from bank.ofx']],
    ['import', null, null, ['Imported']],
    ['update', { review_status: 'bookkeeper_pending' }, { review_status: 'confirmed' }, ['Confirmed it']],
    ['update', { version: 1 }, { version: 2 }, ['No visible change']],
    ['update', { notes: null }, { notes: 'Ask Ada' }, ['Changed the notes to “Ask Ada”']],
    ['update', { notes: 'Ask Ada' }, { notes: '' }, ['Removed the note']],
    ['update', { is_reconciled: false }, { is_reconciled: true }, ['Reconciled it']],
    [
      'update',
      { description: 'A', datetime: '2026-11-03T00:00:00.000Z' },
      { description: 'B', datetime: '2026-11-04T00:00:00.000Z' },
      ['Changed the description from “A” to “B”', 'Changed the date from 3 Nov 2026 to 4 Nov 2026'],
    ],
    [
      'update',
      { line_entries: [bank, other] },
      { line_entries: [bank, sampleLine('new', 'debit', 'travel')] },
      ['Moved 45.00 from software to travel'],
    ],
    [
      'update',
      { line_entries: [bank, other] },
      { line_entries: [bank, { ...other, tag_ids: ['tag_1'] }] },
      ['Changed the tags'],
    ],
  ])('tells of %s %j to %j', (action, before, after, what) => {
    expect(told(change(action, before, after))).toMatchObject({ what, lines: null });
  });

  it('leaves out what was judged again to the same, and tells what was judged otherwise', () => {
    const moved = {
      before: { categorization_confidence: 0.4, line_entries: [bank, other] },
      after: { categorization_confidence: 0.6, line_entries: [bank, sampleLine('new', 'debit', 'travel')] },
    };
    const history = [
      change('import', null, null, null),
      change('update', { categorization_confidence: 0.4 }, { categorization_confidence: 0.6 }, null),
      change(
        'update',
        { categorization_alternatives: [] },
        { categorization_alternatives: [{ ledger_id: 'travel', confidence: 0.1 }] },
        null,
      ),
      change('update', moved.before, moved.after, null),
      change('update', { categorization_confidence: 0.6 }, { categorization_confidence: 0.2 }, null),
      change('update', { categorization_method: 'similarity' }, { categorization_method: 'rule' }, null),
    ];
    expect(tellHistory(history, words).map(({ who, what }) => [who, ...what])).toEqual([
      ['Daybook', 'Suggested the same ledger for another reason'],
      ['Daybook', 'Moved 45.00 from software to travel'],
      ['An application', 'Imported'],
    ]);
  });

  it('shows the lines of a change that no sentence holds, the same line as often as it stands there', () => {
    const parts = ['travel', 'travel'].map((ledger, at) =>
      sampleLine(`new_${at}`, 'debit', ledger, { amount: 22.5 }),
    );
    const split = told(change('update', { line_entries: [bank, other] }, { line_entries: [bank, ...parts] }));
    expect(split).toMatchObject({ what: ['Changed the lines'], lines: { gone: [other], come: parts } });
  });

  it('names who did it, or the label that a client gave, or says that nobody did', () => {
    const who = (user: string | null) => told(change('create', null, {}, user))?.who;
    expect([who('u1'), who('till-7'), who(null)]).toEqual(['Ada Sample', 'till-7', 'An application']);
  });

  it('names Daybook where it judged the entry again, unless somebody chose', () => {
    const who = (after: object, user: string | null = null) => told(change('update', {}, after, user))?.who;
    expect(who({ categorization_method: 'similarity', categorization_confidence: 0.6 })).toBe('Daybook');
    expect(who({ categorization_confidence: 0.6, line_entries: [bank] })).toBe('Daybook');
    expect(who({ categorization_method: 'manual', categorization_confidence: null })).toBe('An application');
    expect(who({ notes: 'Ask Ada' })).toBe('An application');
    expect(who({ categorization_method: 'transfer' }, 'u1')).toBe('Ada Sample');
  });

  it('links the entries of a reversal both ways, and tells the latest first', () => {
    const reversal = change('create', null, sampleEntry('je_2', { reversal_of: 'je_1' }));
    expect(told(reversal)).toMatchObject({ otherEntryId: 'je_1' });
    const changes = [
      change('create', null, sampleEntry('je_1')),
      change('reverse', null, { reversed_by: 'je_2' }),
    ];
    expect(tellHistory(changes, words).map((each) => each.otherEntryId)).toEqual(['je_2', null]);
    expect([reversedBy(changes), reversedBy([reversal])]).toEqual(['je_2', null]);
  });
});

it('marks a name that another application than a dashboard gave', () => {
  const made = change('create', null, sampleEntry('je_1'));
  expect(told(made)).toMatchObject({ who: 'Ada Sample', isClaimed: false });
  expect(told({ ...made, application_id: 'app_2' })).toMatchObject({ who: 'Ada Sample', isClaimed: true });
  expect(told({ ...made, application_id: 'app_2', user_id: null })).toMatchObject({ isClaimed: false });
});
