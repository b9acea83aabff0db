import { describe, expect, it } from 'vitest';
import { testChart } from '../testing/test-books';
import { paidItemOf } from './item-parts';
import { bill, payment } from './testing/small-items';

const settles = (journalEntryId: string, amount: bigint, day: string) => ({
  journalEntryId,
  amount,
  datetime: `2026-01-${day}T00:00:00.000Z`,
});

describe('what paid a bill', () => {
  const item = bill({
    payments: [payment('pay_3', 30n), payment('pay_6', 40n, '2026-01-20T00:00:00.000Z')],
    settlements: [settles('je_2', 70n, '10'), settles('je_4', -70n, '10'), settles('je_5', 30n, '20')],
  });

  it('comes by time, and of one time by creation, whether a payment says so or not', () => {
    expect(paidItemOf(item, testChart()).paid.map(({ by, amount }) => `${by} ${amount}`)).toEqual([
      'je_2 70',
      'pay_3 30',
      'je_4 -70',
      'je_5 30',
      'pay_6 40',
    ]);
  });
});
