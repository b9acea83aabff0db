import { describe, expect, it } from 'vitest';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { dayOf } from '@/lib/dates/instant';
import { testBooks, testChart } from '../testing/test-books';
import type { AnyItem } from './any-item';
import { changeAt } from './posting';
import { settleByStatus } from './settle-by-status';
import { isSettlement } from './settlement-entry';
import { bill, billLine, entry, invoice, lines, payment, texts } from './testing/small-items';

const chart = testChart();
const settlement = { journalEntryId: 'settled', amount: 70n };
const settled = entry({
  id: 'settled',
  description: 'Paid otherwise: Bill 1042',
  billId: 'bill',
  categorizationMethod: 'manual',
  lines: lines('debit payable 70', 'credit equity 70'),
});
/** As entries made, each `day: lines`, and what the item says then. */
const settle = (item: AnyItem, asked: string | null, special: object = {}) => {
  const datetime = item.postedAt ?? settled.datetime;
  const posts = entry({ datetime, isBeforeStart: datetime < testBooks(special).entriesStart });
  const change = { after: item, posting: { created: [], changed: [changeAt('', posts, posts)] } };
  const { after, posting } = settleByStatus(testBooks(special), change, asked, [settled], chart);
  const made = posting.created.map(
    ({ after: each }) => `${dayOf(each.datetime)}: ${texts(each.lines).join(', ')}`,
  );
  return [made, after.settlement?.amount ?? null];
};

describe('settleByStatus', () => {
  it.each<[string, AnyItem, string | null, object, [string[], bigint | null]]>([
    ['a bill', bill(), 'paid', {}, [['2026-03-01: debit payable 100, credit unknown 100'], 100n]],
    ['an invoice', invoice(), 'paid', {}, [['2026-03-01: credit receivable 99, debit unknown 99'], 99n]],
    [
      'the rest of a bill that is paid in part',
      bill({ payments: [payment('p', 30n)] }),
      'paid',
      {},
      [['2026-03-01: debit payable 70, credit unknown 70'], 70n],
    ],
    [
      'a bill after the lock',
      bill(),
      'paid',
      { lockedThrough: '2026-03-31' },
      [['2026-04-01: debit payable 100, credit unknown 100'], 100n],
    ],
    [
      'a bill of later, not before it is posted',
      bill({ postedAt: '2026-05-05T00:00:00.000Z' }),
      'paid',
      {},
      [['2026-05-05: debit payable 100, credit unknown 100'], 100n],
    ],
    [
      'a bill of before the start of the books there',
      bill({ postedAt: '2024-12-10T00:00:00.000Z' }),
      'paid',
      {},
      [['2024-12-10: debit payable 100, credit unknown 100'], 100n],
    ],
    [
      'a bill of before a start that is still to come',
      bill(),
      'paid',
      { entriesStart: '2027-01-01T00:00:00.000Z' },
      [['2026-03-01: debit payable 100, credit unknown 100'], 100n],
    ],
    [
      'what has grown since, whole and anew',
      bill({ settlement }),
      'paid',
      {},
      [
        [
          '2026-01-10: credit payable 70, debit equity 70',
          '2026-03-01: debit payable 100, credit unknown 100',
        ],
        100n,
      ],
    ],
  ])('settles %s', (_, item, asked, special, expected) =>
    expect(settle(item, asked, special)).toEqual(expected),
  );

  it('keeps what settled the item and what took that back, each with its time', () => {
    const first = { ...settlement, datetime: settled.datetime };
    const change = {
      after: bill({ settlement, settlements: [first] }),
      posting: { created: [], changed: [] },
    };
    const { after, posting } = settleByStatus(testBooks(), change, 'paid', [settled], chart);
    const [back, again] = posting.created.map(({ after: made }) => made);
    expect(after.settlements).toEqual([
      first,
      { journalEntryId: back?.id, amount: -70n, datetime: '2026-01-10T00:00:00.000Z' },
      { journalEntryId: again?.id, amount: 100n, datetime: again?.datetime },
    ]);
  });

  it('settles again no earlier than the former settlement ends, which was taken back after a lock', () => {
    const back = entry({ id: 'back', reversalOf: 'settled', datetime: '2026-04-01T00:00:00.000Z' });
    const change = { after: bill(), posting: { created: [], changed: [] } };
    const { posting } = settleByStatus(testBooks(), change, 'paid', [settled, back], chart);
    expect(posting.created.map(({ after }) => after.datetime)).toEqual([back.datetime]);
  });

  it.each<[string, AnyItem, string | null]>([
    ['a bill whose status the request does not name', bill({ status: 'paid' }), null],
    ['a bill that payments settle', bill({ payments: [payment('p', 120n)] }), 'paid'],
    ['a draft', invoice({ status: 'draft' }), 'paid'],
    ['an open bill that is opened', bill(), 'open'],
  ])('does nothing to %s', (_, item, asked) => expect(settle(item, asked)).toEqual([[], null]));

  it('leaves alone what is settled as it should be', () => {
    const item = bill({ settlement, payments: [payment('p', 30n)] });
    expect(settle(item, 'paid')).toEqual([[], 70n]);
    expect(settle(item, null)).toEqual([[], 70n]);
  });

  it.each([
    ['opened', 'open', {}, '2026-01-10'],
    ['voided', 'voided', {}, '2026-01-10'],
    ['opened after the lock', 'open', { lockedThrough: '2026-01-31' }, '2026-02-01'],
  ] as const)('takes it back, with what was corrected since, when it is %s', (_, status, special, day) => {
    const item = bill({ status, settlement });
    expect(settle(item, status, special)).toEqual([[`${day}: credit payable 70, debit equity 70`], null]);
  });
});

describe('a total that is less than it was', () => {
  const posted = (amount: number) =>
    entry({ lines: lines(`debit rent ${amount}`, `credit payable ${amount}`) });
  const lower = (item: AnyItem, asked: string | null, special: object = {}, former = settled) => {
    const changed = [changeAt('', posted(100), posted(60)), changeAt('', former, former)];
    const change = { after: item, posting: { created: [], changed } };
    const made = settleByStatus(testBooks(special), change, asked, [posted(100), former], chart);
    const created = made.posting.created.map(
      ({ after: each }) =>
        `${each.datetime.slice(0, 10)}: ${texts(each.lines).join(', ')} (${each.reviewStatus})`,
    );
    return [created, made.after.settlement?.amount ?? null];
  };
  const of60 = (special: Parameters<typeof bill>[0]) =>
    bill({ lines: [billLine('line-1', 'rent', 60n)], settlement, ...special });
  const back = (day = '2026-01-10') => `${day}: credit payable 70, debit equity 70 (bookkeeper_pending)`;

  it('leaves no credit of what was only called paid, and keeps from where that was paid', () => {
    expect(lower(of60({}), null)).toEqual([
      [back(), '2026-01-10: debit payable 60, credit equity 60 (confirmed)'],
      60n,
    ]);
    expect(lower(of60({ payments: [payment('p', 30n)] }), null)).toEqual([
      [back(), '2026-01-10: debit payable 30, credit equity 30 (confirmed)'],
      30n,
    ]);
    expect(lower(of60({ payments: [payment('p', 90n)] }), null)).toEqual([
      [back(), '2026-01-10: debit payable 30, credit equity 30 (confirmed)'],
      30n,
    ]);
  });

  it('does so where the request calls it paid as well', () => {
    expect(lower(of60({}), 'paid')).toEqual(lower(of60({}), null));
  });

  it('asks the bookkeeper again where nobody has said yet from where it was paid: that question is closed', () => {
    const asked = { ...settled, reviewStatus: 'business_pending' as const };
    const [created] = lower(of60({}), null, {}, asked);
    expect(String(created)).toContain('credit equity 60 (bookkeeper_pending)');
    expect(String(created)).not.toContain('business_pending');
  });

  it('takes it back whole where payments settle the rest', () => {
    const small = { ...settlement, amount: 30n };
    expect(lower(of60({ settlement: small, payments: [payment('p', 70n)] }), null)).toEqual([[back()], null]);
  });

  it('changes no locked day', () => {
    expect(lower(of60({}), null, { lockedThrough: '2026-01-31' })).toEqual([
      [back('2026-02-01'), '2026-02-01: debit payable 60, credit equity 60 (confirmed)'],
      60n,
    ]);
  });

  it('asks again from where it was paid, where several lines said it', () => {
    const several = {
      ...settled,
      lines: lines('debit payable 70', 'credit equity 50', 'credit bank 20'),
    };
    expect(lower(of60({}), null, {}, several)).toEqual([
      [
        '2026-01-10: credit payable 70, debit equity 50, debit bank 20 (bookkeeper_pending)',
        '2026-01-10: debit payable 60, credit unknown 60 (bookkeeper_pending)',
      ],
      60n,
    ]);
  });

  it('leaves alone what is still owed in full', () => {
    expect(lower(of60({ settlement: { ...settlement, amount: 50n } }), null)).toEqual([[], 50n]);
  });
});

it('what a later payment made credit stays, whatever else is changed', () => {
  const item = bill({ settlement, payments: [payment('p', 100n)] });
  expect(settle(item, null)).toEqual([[], 70n]);
});

it.each<[string, ReviewStatus, ReviewStatus[]]>([
  ['and nobody is asked', 'bookkeeper_pending', ['confirmed', 'confirmed']],
  ['the owner neither', 'business_pending', ['confirmed', 'confirmed']],
  ['and what was reviewed has a reversal to review', 'confirmed', ['confirmed', 'bookkeeper_pending']],
])('from where it was paid needs no answer once it is taken back: %s', (_, reviewStatus, after) => {
  const former = { ...settled, reviewStatus };
  const posting = { created: [], changed: [changeAt('', former, former)] };
  const item = bill({ status: 'open', settlement });
  const made = settleByStatus(testBooks(), { after: item, posting }, 'open', [former], chart);
  const { changed, created } = made.posting;
  expect([...changed, ...created].map((each) => each.after.reviewStatus)).toEqual(after);
});

it.each([
  ['what settles otherwise', settled, true],
  ['its reversal', { ...settled, reversalOf: 'settled' }, false],
  ['a posting', { ...settled, categorizationMethod: 'ap' as const }, false],
  ['a payment', { ...settled, transactionId: 'txn' }, false],
  ['an entry of its own', { ...settled, billId: null }, false],
])('%s is told apart', (_, of, expected) => expect(isSettlement(of)).toBe(expected));
