import { describe, expect, it } from 'vitest';
import type { Day } from '@/lib/dates/instant';
import type { AnyItem } from './any-item';
import { refuseLockedAging } from './locked-aging';
import { bill, invoice, payment } from './testing/small-items';

const at = (day: Day) => `${day}T00:00:00.000Z`;
const lockedThrough = '2026-06-30';
const step = (amount: bigint) => ({ journalEntryId: 'settled', amount, datetime: at('2026-06-30') });
const overdue = bill({ postedAt: at('2026-05-01'), dueAt: at('2026-06-29') });
const dueLater = bill({ postedAt: at('2026-06-15'), dueAt: at('2026-06-30') });
const dueOn = (item: AnyItem, day: Day): AnyItem => ({ ...item, dueAt: at(day) });

describe('the aging of locked days', () => {
  it.each([
    ['another due day of what was overdue', overdue, dueOn(overdue, '2026-08-01'), ['/due_at']],
    ['a due day of before the end of the lock', dueLater, dueOn(dueLater, '2026-06-29'), ['/due_at']],
    ['another vendor', dueLater, { ...dueLater, partyId: 'other' }, ['/vendor_id']],
    [
      'another vendor while it is voided',
      { ...overdue, status: 'voided' },
      { ...overdue, partyId: 'other' },
      ['/vendor_id'],
    ],
    [
      'another customer and due day',
      invoice({ postedAt: at('2026-01-10'), dueAt: at('2026-02-10') }),
      { ...invoice({ postedAt: at('2026-01-10'), dueAt: at('2026-07-10') }), partyId: 'other' },
      ['/customer_id', '/due_at'],
    ],
    [
      'another vendor of what was paid ahead',
      bill({ postedAt: at('2026-07-01'), payments: [payment('p', 5n, at('2026-06-30'))] }),
      { ...bill({ postedAt: at('2026-07-01') }), partyId: 'other' },
      ['/vendor_id'],
    ],
    [
      'another customer of what was called paid there, and moved since',
      invoice({ postedAt: at('2026-07-01'), settlements: [step(5n)] }),
      { ...invoice({ postedAt: at('2026-07-01') }), partyId: 'other' },
      ['/customer_id'],
    ],
  ] satisfies [string, AnyItem, AnyItem, string[]][])('refuses %s', (_, before, after, paths) => {
    const refused = refuseLockedAging({ lockedThrough }, before, after);
    expect(refused?.code).toBe('period_locked');
    expect(refused?.errors?.map(({ path }) => path)).toEqual(paths);
  });

  it('says why', () => {
    const refused = refuseLockedAging({ lockedThrough }, overdue, dueOn(overdue, '2026-08-01'));
    expect(refused?.detail).toBe(
      'The books are locked through 2026-06-30, and the aging of these days would change.',
    );
  });

  it.each([
    ['a later due day of what was not overdue', dueLater, dueOn(dueLater, '2026-09-30')],
    ['another time of the same due day', overdue, { ...overdue, dueAt: '2026-06-29T12:00:00.000Z' }],
    ['another number and description', overdue, { ...overdue, number: '7', description: 'Paper' }],
    [
      'what is posted after the lock',
      bill({ postedAt: at('2026-07-01') }),
      { ...bill({ postedAt: at('2026-07-01'), dueAt: at('2026-08-01') }), partyId: 'other' },
    ],
    [
      'another due day of what was paid ahead',
      bill({ postedAt: at('2026-07-01'), payments: [payment('p', 5n, at('2026-06-30'))] }),
      bill({ postedAt: at('2026-07-01'), dueAt: at('2026-08-01') }),
    ],
    [
      'what was paid ahead with nothing, or after the lock, or taken back',
      bill({
        postedAt: at('2026-07-01'),
        payments: [payment('p', 0n, at('2026-06-30')), payment('q', 5n, at('2026-07-01'))],
        settlements: [step(5n), step(-5n)],
      }),
      { ...bill({ postedAt: at('2026-07-01') }), partyId: 'other' },
    ],
    [
      'a draft',
      invoice({ status: 'draft', postedAt: at('2026-05-01') }),
      { ...invoice({ status: 'draft', postedAt: at('2026-05-01') }), partyId: 'other' },
    ],
  ] satisfies [string, AnyItem, AnyItem][])('lets through %s', (_, before, after) => {
    expect(refuseLockedAging({ lockedThrough }, before, after)).toBeNull();
  });

  it('lets anything through in open books', () => {
    expect(refuseLockedAging({ lockedThrough: null }, overdue, { ...overdue, partyId: 'other' })).toBeNull();
  });
});
