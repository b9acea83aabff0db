import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal-entry/entry';
import { testBooks, testChart } from '../testing/test-books';
import type { BankMovements } from '../transactions/refuse-bank-mismatch';
import { completePosting } from './complete-posting';
import type { Posting } from './posting';
import { refusePosting } from './refuse-posting';
import { entry, lines } from './testing/small-items';

const chart = testChart();
const bank: BankMovements = new Map([['txn', { ledgerId: 'bank', amount: -100n }]]);
const change = (before: Entry, after: Partial<Entry>) => ({
  before,
  after: { ...before, ...after },
  path: '/0/changes',
  datetimePath: '/0/changes/datetime',
  linesPath: '/0/changes/line_changes',
});
const create = (special: Partial<Entry>) => ({ after: entry(special), datetimePath: '/0/datetime' });
const posting = (some: Partial<Posting>): Posting => ({ created: [], changed: [], ...some });

const later = '2026-03-01T00:00:00.000Z';
const reconciled = entry({ isReconciled: true, transactionId: 'txn' });
const other = lines('debit costs 80', 'credit bank 80').map((line) => ({ ...line, id: `other-${line.id}` }));
const costs = lines('debit costs 100', 'credit bank 100').map((line) => ({
  ...line,
  id: `costs-${line.id}`,
}));
const moved = { lines: [], datetime: later };

describe('refusePosting', () => {
  it.each([
    ['a new entry', posting({ created: [create({})] }), {}],
    ['a new entry after the lock', posting({ created: [create({})] }), { lockedThrough: '2026-01-09' }],
    [
      'a change in an inactive business',
      posting({ changed: [change(entry(), { notes: 'x' })] }),
      { isActive: false },
    ],
    [
      'what no report depends on, under the lock',
      posting({ changed: [change(entry(), { notes: 'x', isReconciled: true, reviewStatus: 'confirmed' })] }),
      { lockedThrough: '2026-12-31' },
    ],
    [
      'other tags under the lock',
      posting({
        changed: [change(entry(), { lines: entry().lines.map((line) => ({ ...line, tagIds: ['tag_1'] })) })],
      }),
      { lockedThrough: '2026-12-31' },
    ],
    [
      'other lines opposite the bank, reconciled',
      posting({ changed: [change(reconciled, { lines: costs })] }),
      {},
    ],
    [
      'another amount when it is no longer reconciled',
      posting({ changed: [change(entry({ isReconciled: true }), { lines: other, isReconciled: false })] }),
      {},
    ],
    [
      'payable in the place of another ledger, reconciled',
      posting({ changed: [change(reconciled, { lines: lines('debit payable 100 p', 'credit bank 100') })] }),
      {},
    ],
  ] satisfies [string, Posting, object][])('takes %s', (_, posted, special) => {
    expect(refusePosting(testBooks(special), posted, { chart, bank })).toBeNull();
  });

  const off = entry({ transactionId: 'txn', lines: other });

  /** Each posting breaks its rule and every one after it. */
  it.each([
    [
      'a new entry of an inactive business',
      posting({
        created: [create({ lines: other, transactionId: 'txn' })],
        changed: [change(reconciled, moved)],
      }),
      { isActive: false, lockedThrough: '2026-01-10' },
      'business_inactive',
      [],
    ],
    [
      'what a lock covers, before or after, all of it',
      posting({
        created: [create({}), create({ datetime: later })],
        changed: [
          change(reconciled, { datetime: later, lines: other }),
          change(entry({ datetime: later }), {}),
        ],
      }),
      { lockedThrough: '2026-01-10' },
      'period_locked',
      ['/0/datetime', '/0/changes'],
    ],
    [
      'a day and an amount that were reconciled',
      posting({ changed: [change(reconciled, { datetime: later, lines: other })] }),
      {},
      'reconciled',
      ['/0/changes/datetime', '/0/changes/line_changes'],
    ],
    [
      'the amount of what stands on no real account',
      posting({
        changed: [
          change(entry({ isReconciled: true, lines: lines('debit costs 9', 'credit sales 9') }), {
            lines: lines('debit costs 8', 'credit sales 8').map((line) => ({
              ...line,
              id: `new-${line.id}`,
            })),
          }),
        ],
      }),
      {},
      'reconciled',
      ['/0/changes/line_changes'],
    ],
    [
      'lines at odds with the bank, new and changed',
      posting({
        created: [create({ transactionId: 'txn', lines: other })],
        changed: [change(entry({ transactionId: 'txn' }), { lines: other })],
      }),
      {},
      'off_the_bank',
      ['/0/datetime', '/0/changes/line_changes'],
    ],
  ] satisfies [string, Posting, object, string, string[]][])(
    'refuses %s',
    (_, posted, special, code, paths) => {
      const refused = refusePosting(testBooks(special), posted, { chart, bank });
      expect([refused?.code, ...(refused?.errors ?? []).map((each) => each.path)]).toEqual([code, ...paths]);
    },
  );

  it.each([
    ['refuses', { vendorId: null, customerId: null }, null, 'validation_failed'],
    [
      'takes, in locked books where nobody can be named,',
      { vendorId: null, customerId: null },
      '2026-12-31',
      undefined,
    ],
    ['takes, once somebody is named,', { vendorId: 'ven', customerId: null }, null, undefined],
  ] as const)('%s a confirmation of a line on account', (_, onAccount, lockedThrough, code) => {
    const owed = entry({
      reviewStatus: 'bookkeeper_pending',
      lines: entry().lines.map((line) => ({ ...line, onAccount })),
    });
    const confirmed = posting({ changed: [change(owed, { reviewStatus: 'confirmed' })] });
    expect(refusePosting(testBooks({ lockedThrough }), confirmed, { chart, bank })?.code).toBe(code);
  });

  it('lets alone an entry of older books that is at odds, as long as its lines stay', () => {
    expect(
      refusePosting(testBooks(), posting({ changed: [change(off, { notes: 'x' })] }), { chart, bank }),
    ).toBeNull();
  });
});

describe('completePosting', () => {
  const mark = (posted: Posting, recomputes = false) =>
    completePosting(testBooks(), posted, chart, new Map(), recomputes);

  it('tells new lines what they count on', () => {
    const { created } = mark(posting({ created: [create({})] }));
    expect(created[0]?.after.lines.map((line) => line.movements)).toEqual([
      [{ ledgerId: 'rent', amount: 100n }],
      [],
    ]);
  });

  it('raises the version of what changes, and leaves away what does not', () => {
    const { changed } = mark(posting({ changed: [change(entry({ version: 4 }), { notes: 'x' })] }));
    expect(changed.map(({ after }) => [after.version, after.updatedAt])).toEqual([[5, testBooks().now]]);
    const same = entry();
    expect(mark(posting({ changed: [{ ...change(same, {}), after: same }] })).changed).toEqual([]);
  });

  it('recomputes lines that stay only when told to, and leaves away what comes out the same', () => {
    const unmarked = entry();
    const step = { ...change(unmarked, {}), after: unmarked };
    expect(mark(posting({ changed: [step] })).changed).toEqual([]);
    const [recomputed] = mark(posting({ changed: [step] }), true).changed;
    expect(recomputed?.after).toMatchObject({
      version: 2,
      lines: [{ movements: [{ ledgerId: 'rent' }] }, {}],
    });
    const marked = recomputed?.after ?? unmarked;
    const again = { ...change(marked, {}), before: marked, after: marked };
    expect(mark(posting({ changed: [again] }), true).changed).toEqual([]);
  });
});
