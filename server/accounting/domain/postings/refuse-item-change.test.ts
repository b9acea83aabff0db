import { describe, expect, it } from 'vitest';
import { testBooks, testChart } from '../testing/test-books';
import type { AnyItem } from './any-item';

import {
  refuseItemChange,
  refuseLockedItem,
  refuseRefunded,
  refuseRemovalOfRefunded,
  refuseUsedCredit,
} from './refuse-item-change';
import { bill, billLine, entry, lines as entryLines, invoice, payment } from './testing/small-items';

const lines = [billLine('other', 'rent', 5n)];
const later = '2026-02-01T00:00:00.000Z';
const open = bill();
const voided = bill({ status: 'voided', voidedAt: later, journalEntryId: null });
const sent = invoice();
const credited = bill({ credits: [{ id: 'applied', amount: 3n, datetime: later, createdAt: later }] });

describe('refuseItemChange', () => {
  it.each([
    ['edited', open, { ...open, lines }, null],
    ['voided in a locked period', open, { ...open, status: 'voided' }, '2026-01-31'],
    ['opened again with other lines', voided, { ...voided, status: 'open', lines }, null],
    ['of another vendor', open, { ...open, partyId: 'other' }, null],
    ['renamed while voided', voided, { ...voided, number: '7' }, null],
    [
      'moved where payments of before the start of the books pay it already',
      bill({ payments: [payment('p', 5n, '2024-12-09T00:00:00.000Z')] }),
      bill({ postedAt: later, payments: [payment('p', 5n, '2024-12-09T00:00:00.000Z')] }),
      null,
    ],
    [
      'moved before the start of the books with a payment of nothing',
      bill({ payments: [payment('p', 0n)] }),
      bill({ postedAt: '2024-12-01T00:00:00.000Z', payments: [payment('p', 0n)] }),
      null,
    ],
    [
      'moved among the days before the start of the books, where it was paid after it',
      bill({ postedAt: '2024-12-02T00:00:00.000Z', payments: [payment('p', 5n)] }),
      bill({ postedAt: '2024-12-01T00:00:00.000Z', payments: [payment('p', 5n)] }),
      null,
    ],
    [
      'moved before the start of the books with a settlement that was taken back',
      bill(),
      bill({
        postedAt: '2024-12-01T00:00:00.000Z',
        settlements: [
          { journalEntryId: 'settled', amount: 5n, datetime: later },
          { journalEntryId: 'back', amount: -5n, datetime: later },
        ],
      }),
      null,
    ],
    [
      'a draft again that was voided as one',
      invoice({ status: 'voided', neverPosted: true }),
      invoice({ status: 'draft' }),
      '2026-01-31',
    ],
    [
      'a draft that stays one',
      invoice({ status: 'draft' }),
      invoice({ status: 'draft', number: '7' }),
      '2026-01-31',
    ],
  ] satisfies [string, AnyItem, AnyItem, string | null][])('lets it be %s', (_, before, after, locked) => {
    expect(refuseItemChange(testBooks({ lockedThrough: locked }), before, after)).toBeNull();
  });

  it.each([
    ['lines while voided', voided, { ...voided, lines }, null, 'conflict', 'bill_voided'],
    ['a date while voided', voided, { ...voided, postedAt: later }, null, 'conflict', 'bill_voided'],
    [
      'a draft of what was sent and voided',
      invoice({ status: 'voided', voidedAt: later, journalEntryId: null }),
      { ...sent, status: 'draft' },
      null,
      'conflict',
      'invoice_sent',
    ],
    ['a draft of what was sent', sent, { ...sent, status: 'draft' }, null, 'conflict', 'invoice_sent'],
    [
      'another vendor while credit is applied',
      credited,
      { ...credited, partyId: 'other' },
      null,
      'conflict',
      'credit_applied',
    ],
    [
      'a day after the start of the books that its payment is before',
      bill({
        postedAt: '2024-12-01T00:00:00.000Z',
        payments: [payment('p', 5n, '2024-12-09T00:00:00.000Z')],
      }),
      bill({ payments: [payment('p', 5n, '2024-12-09T00:00:00.000Z')] }),
      null,
      'conflict',
      'settled_across_start',
    ],
    [
      'a day before the start of the books that its payment is after',
      bill({ payments: [payment('p', 5n)] }),
      bill({ postedAt: '2024-12-01T00:00:00.000Z', payments: [payment('p', 5n)] }),
      null,
      'conflict',
      'settled_across_start',
    ],
    [
      'a day before the start of the books that credit settled it after',
      credited,
      { ...credited, postedAt: '2024-12-01T00:00:00.000Z' },
      null,
      'conflict',
      'settled_across_start',
    ],
  ] satisfies [string, AnyItem, AnyItem, string | null, string, string][])(
    'refuses %s',
    (_, before, after, locked, code, fault) => {
      const refused = refuseItemChange(testBooks({ lockedThrough: locked }), before, after);
      expect(refused).toMatchObject({ code, errors: [{ code: fault }] });
    },
  );
});

describe('refuseLockedItem', () => {
  const posts = entry({ datetime: open.postedAt });
  const refuse = (after: AnyItem, asked: string | null, lockedThrough: string, datetime = posts.datetime) =>
    refuseLockedItem({ lockedThrough }, open, after, asked, [{ ...posts, datetime }])?.errors?.map(
      ({ path }) => path,
    );
  const paid: AnyItem = { ...open, status: 'paid' };

  it('refuses a status by hand, other lines and another day while the posting is locked', () => {
    expect(refuse(paid, 'paid', '2026-01-10')).toEqual(['/status']);
    const invoicePaid = { ...sent, status: 'paid' as const };
    const ofInvoice = refuseLockedItem({ lockedThrough: '2026-01-10' }, sent, invoicePaid, 'paid', [posts]);
    expect(ofInvoice).toMatchObject({ code: 'period_locked', errors: [{ path: '/status' }] });
    expect(refuse({ ...open, lines, postedAt: later }, null, '2026-01-10')).toEqual([
      '/line_changes',
      '/issued_at',
    ]);
  });

  it.each([
    ['a status by hand right after the lock', paid, 'paid', '2026-01-09', posts.datetime],
    [
      'voiding, which is posted after the lock',
      { ...open, journalEntryId: null },
      'voided',
      '2026-01-10',
      posts.datetime,
    ],
    ['the status that it has', open, 'open', '2026-01-10', posts.datetime],
    ['what was opened again after the lock', { ...paid, lines }, 'paid', '2026-01-31', later],
  ] satisfies [string, AnyItem, string, string, string][])(
    'lets through %s',
    (_, after, asked, locked, at) => {
      expect(refuse(after, asked, locked, at)).toBeUndefined();
    },
  );
});

describe('refuseRefunded', () => {
  const paid = bill({ status: 'paid', payments: [payment('p', 100n)] });
  const received = invoice({ status: 'paid', payments: [payment('p', 99n)] });
  const back = (...texts: string[]) => ({
    entry: entry({ lines: entryLines(...texts) }),
    bankLedgerId: 'bank',
  });
  const ofRent = back('debit bank 40', 'credit rent 40');

  it.each([
    ['voided', paid, { ...paid, status: 'voided' }, ofRent, '/status'],
    ['reduced', paid, { ...paid, lines }, ofRent, '/line_changes'],
    [
      'put on another ledger',
      paid,
      { ...paid, lines: [billLine('other', 'tax', 100n)] },
      ofRent,
      '/line_changes',
    ],
    [
      'put on another ledger in part',
      paid,
      { ...paid, lines: [billLine('line-1', 'rent', 99n), billLine('other', 'tax', 1n)] },
      ofRent,
      '/line_changes',
    ],
    [
      'voided where part came back as credit',
      received,
      { ...received, status: 'voided' },
      back('credit bank 40', 'debit receivable 10', 'debit sales 30'),
      '/status',
    ],
  ] satisfies [string, AnyItem, AnyItem, typeof ofRent, string][])(
    'refuses that it is %s',
    (_, before, after, refund, path) => {
      const refused = refuseRefunded(before, after, [refund], testChart());
      expect(refused).toMatchObject({ code: 'conflict', errors: [{ path, code: 'refund_linked' }] });
    },
  );

  it.each([
    [
      'voided where all came back as credit',
      paid,
      { ...paid, status: 'voided' },
      back('debit bank 40', 'credit payable 40'),
    ],
    ['raised', paid, { ...paid, lines: [...paid.lines, ...lines] }, ofRent],
    ['written anew', paid, { ...paid, lines: [billLine('new', 'rent', 100n)] }, ofRent],
    [
      'put on another ledger in a part that nothing came back of',
      { ...paid, lines: [...paid.lines, billLine('other', 'prepaid', 50n)] },
      { ...paid, lines: [...paid.lines, billLine('new', 'tax', 50n)] },
      ofRent,
    ],
    ['opened again', { ...paid, status: 'voided' }, paid, ofRent],
  ] satisfies [string, AnyItem, AnyItem, typeof ofRent][])('lets it be %s', (_, before, after, refund) => {
    expect(refuseRefunded(before, after, [refund], testChart())).toBeNull();
  });
});

describe('refuseRemovalOfRefunded', () => {
  const paid = bill({ status: 'paid', payments: [payment('p', 100n)] });
  const back = (...texts: string[]) => [
    { entry: entry({ lines: entryLines(...texts) }), bankLedgerId: 'bank' },
  ];

  it('refuses it where money came back on the ledgers of the lines', () => {
    const refused = refuseRemovalOfRefunded(paid, back('debit bank 40', 'credit rent 40'), testChart());
    expect(refused).toMatchObject({ code: 'conflict', errors: [{ path: '', code: 'refund_linked' }] });
  });

  it.each([
    ['as credit', paid, 'credit payable 40'],
    ['on a ledger of none of the lines', paid, 'credit tax 40'],
    ['of what paid no bill, where the bill is voided', { ...paid, status: 'voided' }, 'credit rent 40'],
  ] satisfies [string, AnyItem, string][])('lets it be where money came back %s', (_, item, line) => {
    expect(refuseRemovalOfRefunded(item, back('debit bank 40', line), testChart())).toBeNull();
  });
});

describe('refuseUsedCredit', () => {
  const overpaid = bill({ lines, settlement: { journalEntryId: 'other', amount: 8n } });
  const moved = { ...overpaid, partyId: 'other' };
  const raised = { ...overpaid, lines: [billLine('other', 'rent', 7n)] };
  const unpaid = { ...overpaid, settlement: null };
  const voidedAfterwards: AnyItem = { ...overpaid, status: 'voided' };

  it.each([
    ['another vendor while the credit is still there', overpaid, moved, 3n],
    ['another vendor of a bill that was not overpaid', open, { ...open, partyId: 'other' }, 0n],
    ['another number', overpaid, { ...overpaid, number: '7' }, 0n],
    ['a higher total while as much credit is there', overpaid, raised, 2n],
    ['a lower total', raised, overpaid, 0n],
    ['voiding', overpaid, voidedAfterwards, 0n],
    ['a bill reopened while as much credit is there', voidedAfterwards, overpaid, 5n],
  ] satisfies [string, AnyItem, AnyItem, bigint][])('allows %s', (_, before, after, credit) => {
    expect(refuseUsedCredit(before, after, credit)).toBeNull();
  });

  it.each([
    ['another vendor', overpaid, moved, 2n, '/vendor_id'],
    [
      'another vendor of a voided bill',
      voidedAfterwards,
      { ...voidedAfterwards, partyId: 'other' },
      7n,
      '/vendor_id',
    ],
    ['a higher total', overpaid, raised, 1n, '/line_changes'],
    ['a bill reopened', voidedAfterwards, overpaid, 4n, '/status'],
    ['what was settled otherwise taken back', overpaid, unpaid, 2n, '/status'],
  ] satisfies [string, AnyItem, AnyItem, bigint, string][])(
    'refuses %s after the credit was used',
    (_, before, after, credit, path) => {
      expect(refuseUsedCredit(before, after, credit)).toMatchObject({
        code: 'conflict',
        errors: [{ path, code: 'credit_applied' }],
      });
    },
  );

  it('says that credit of a voided bill may be removed from it before it is reopened', () => {
    const applied = bill({ credits: [{ id: 'applied', amount: 100n, datetime: later, createdAt: later }] });
    const reopened: AnyItem = { ...applied, status: 'open' };
    const refused = refuseUsedCredit({ ...applied, status: 'voided', voidedAt: later }, reopened, 0n);
    expect(refused?.detail).toBe(
      'Voiding the bill made credit of the vendor unapplied again, and that was applied to something else or refunded since. Remove the credit applied to this bill, or that other use, then reopen it.',
    );
  });
});
