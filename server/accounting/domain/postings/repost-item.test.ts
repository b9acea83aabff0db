import { describe, expect, it } from 'vitest';
import { testBooks, testChart } from '../testing/test-books';
import { repostItem } from './repost-item';
import { bill, billLine, entry, invoice, lines, texts } from './testing/small-items';

const chart = testChart();
const posted = entry({
  description: 'Bill 1042',
  billId: 'bill',
  categorizationMethod: 'ap',
  lines: lines('debit rent 100', 'credit payable 100'),
});
const before = bill();
const change = (edited: Partial<typeof before>, special: object = {}, of = before) =>
  repostItem(testBooks(special), of, { ...of, ...edited }, null, { ...none, entries: [posted] }, chart);
const none = { entries: [], voidedAfterLock: null, formerLines: [] };
const voided = bill({ status: 'voided', journalEntryId: null });
const draft = invoice({ status: 'draft', postedAt: null, journalEntryId: null });

describe('repostItem', () => {
  it('leaves the posting the same object when nothing of it changes', () => {
    const { after, posting } = change({ dueAt: '2026-05-01T00:00:00.000Z' });
    expect(after.journalEntryId).toBe('entry');
    expect(posting.changed.map(({ after: same }) => same)).toEqual([posted]);
    expect(posting.changed[0]?.after).toBe(posted);
    expect(posting.created).toEqual([]);
  });

  it.each([
    [
      'the lines',
      { lines: [billLine('l', 'costs', 70n)] },
      { description: 'Bill 1042', datetime: posted.datetime },
    ],
    ['the number', { number: '7' }, { description: 'Bill 7 · Fjellsang', lines: posted.lines }],
    [
      'the words',
      { description: 'Rent of March' },
      { description: 'Bill 1042 · Fjellsang: Rent of March', cleanDescription: 'Bill 1042 · Fjellsang' },
    ],
    [
      'the vendor',
      { partyId: 'other', partyName: 'Solveig Press' },
      { description: 'Bill 1042 · Solveig Press', cleanDescription: 'Bill 1042 · Solveig Press' },
    ],
    [
      'the day',
      { postedAt: '2024-05-01T00:00:00.000Z' },
      { datetime: '2024-05-01T00:00:00.000Z', isBeforeStart: true },
    ],
  ])('follows %s', (_, edited, expected) => {
    expect(change(edited).posting).toMatchObject({
      changed: [{ before: posted, after: expected }],
      created: [],
    });
  });

  it.each([
    ['at its own day', {}, posted.datetime],
    ['right after a lock that covers it', { lockedThrough: '2026-01-31' }, '2026-02-01T00:00:00.000Z'],
    [
      'at its own day, which is refused, when the lock has no day after it',
      { lockedThrough: '9999-12-31' },
      posted.datetime,
    ],
  ])('voids by a reversal %s', (_, special, datetime) => {
    const { after, posting } = change({ status: 'voided' }, special);
    expect(after.journalEntryId).toBeNull();
    const [reversal] = posting.created;
    expect(reversal?.after).toMatchObject({
      datetime,
      description: 'Void: Bill 1042',
      reversalOf: 'entry',
      billId: 'bill',
      categorizationMethod: 'ap',
    });
    expect(texts(reversal?.after.lines ?? [])).toEqual(['credit rent 100', 'debit payable 100']);
  });

  it.each([
    ['a voided bill at its day', voided, {}, voided.postedAt],
    ['a voided bill after the lock', voided, { lockedThrough: '2026-01-31' }, '2026-02-01T00:00:00.000Z'],
    ['a draft now', draft, {}, testBooks().now],
  ])('posts anew when %s is opened', (_, of, special, datetime) => {
    const { after, posting } = repostItem(
      testBooks(special),
      of,
      { ...of, status: 'open' },
      null,
      none,
      chart,
    );
    expect(posting.created.map((creation) => creation.after)).toMatchObject([
      { id: after.journalEntryId, datetime },
    ]);
  });

  it.each([
    ['the day of the bill', '2026-01-05T00:00:00.000Z', voided.postedAt],
    ['when the former one ends', '2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ])('posts anew at %s, whichever is later', (_, voidedAfterLock, datetime) => {
    const of = { ...none, voidedAfterLock };
    const reopened = repostItem(testBooks(), voided, { ...voided, status: 'open' }, null, of, chart);
    expect(reopened.posting.created.map(({ after }) => after.datetime)).toEqual([datetime]);
    const moved = { ...before, postedAt: '2026-01-02T00:00:00.000Z' };
    const followed = repostItem(testBooks(), before, moved, null, { ...of, entries: [posted] }, chart);
    expect(followed.posting.changed.map(({ after }) => after.datetime)).toEqual([voidedAfterLock]);
  });

  it('posts nothing for what stays a draft', () => {
    const { after, posting } = repostItem(testBooks(), draft, { ...draft, number: '7' }, null, none, chart);
    expect([after.journalEntryId, posting]).toEqual([null, { created: [], changed: [] }]);
  });
});
