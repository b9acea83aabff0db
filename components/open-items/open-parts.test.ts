import { expect, it } from 'vitest';
import type { Aging } from '@/lib/contract/aging';
import { openParts } from './open-parts';

const none = { count: 0, amount: 0 };
const sum = (count: number, amount: number) => ({ count, amount });

/** A late bill of 40 beside one of 60 that is probably paid, a debt of 500 without a bill, and a credit of 30. */
const aging: Aging = {
  as_of: '2026-11-21',
  basis: 'accrual',
  count: 3,
  amount: 570,
  bands: [
    { band: 'current', ...none, probably_paid: none, on_account: none },
    { band: '1_30', ...sum(2, 100), probably_paid: sum(1, 60), on_account: none },
    { band: '61_90', ...sum(1, 500), probably_paid: none, on_account: sum(1, 500) },
    { band: 'credit', ...sum(1, -30), probably_paid: none, on_account: none },
  ],
  parties: [],
  outlook: {
    overdue: sum(1, 40),
    due_in_7_days: none,
    due_in_30_days: none,
    due_later: none,
    probably_paid: sum(1, 60),
    probably_paid_in_part: sum(1, 10),
    on_account: sum(1, 500),
  },
};

it('counts what is owed without a bill neither as overdue nor as a bill', () => {
  expect(openParts(aging, 'USD')).toEqual({
    all: { count: 2, units: 10_000n },
    bands: [
      { band: 'current', part: { count: 0, units: 0n } },
      { band: '1_30', part: { count: 1, units: 4_000n } },
      { band: '61_90', part: { count: 0, units: 0n } },
    ],
    paid: { count: 1, units: 6_000n },
    inPart: { count: 1, units: 1_000n },
    onAccount: 50_000n,
    credit: -3_000n,
    balance: 57_000n,
  });
});
