import { expect, it } from 'vitest';
import type { Aging } from '@/lib/contract/aging';
import { countedTwice, stillOwed } from './probable-sentences';

const none = { count: 0, amount: 0 };
const aging = (paid: number): Aging => ({
  ...{ as_of: '2026-11-24', basis: 'accrual', count: 1, amount: 20_000, bands: [], parties: [] },
  outlook: {
    overdue: none,
    due_in_7_days: none,
    due_in_30_days: none,
    due_later: none,
    probably_paid: { count: paid === 0 ? 0 : 1, amount: paid },
    on_account: none,
  },
});
const pair = (receivable: number, payable: number) => ({
  receivable: aging(receivable),
  payable: aging(payable),
});
const format = { currency: 'USD', locale: 'en-US' };

const movement = (ledger_id: string | null, invoices: number, bills: number) => ({
  ledger_id,
  invoices,
  bills,
});

it('says how much of the days is in the result, whichever ledgers it is on', () => {
  const probable = [movement('inflow', 13_000, 0), movement(null, 920, 0), movement('outflow', 0, 300)];
  expect(countedTwice(probable, format)).toEqual([
    'Deposits of 13,920.00 count in the result until they are matched, but probably pay, in full or in part, invoices that are in the books already.',
    'Payments of 300.00 count in the result until they are matched, but probably pay, in full or in part, bills that are in the books already.',
  ]);
});

it('says nothing where nothing of the days is probable, or nothing is known yet', () => {
  expect(countedTwice([], format)).toEqual([]);
  expect(countedTwice(null, format)).toEqual([]);
  expect(stillOwed(pair(0, 0), format)).toEqual([]);
});

it('says of a balance sheet what is probably paid and still owed', () => {
  expect(stillOwed(pair(18_740, 300), format)).toEqual([
    '18,740.00 of receivables is probably paid already, in full or in part: until it is matched, assets and equity count it twice.',
    '300.00 of payables is probably paid already, in full or in part: until it is matched, liabilities still hold it, and equity is too low by it.',
  ]);
});
