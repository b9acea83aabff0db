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
const look = { currency: 'USD', locale: 'en-US' };

it('says how much of the days counts twice, without what was probably paid before them', () => {
  expect(countedTwice(pair(18_740, 300), pair(4_820, 0), look)).toEqual([
    'Invoices for 13,920.00 are probably paid by deposits that count as income, too, until they are matched.',
    'Bills for 300.00 are probably paid by payments that count as costs, too, until they are matched.',
  ]);
});

it('says nothing where nothing of the days is probable, or nothing is known yet', () => {
  expect(countedTwice(pair(4_820, 0), pair(4_820, 0), look)).toEqual([]);
  expect(countedTwice(pair(4_820, 0), null, look)).toEqual([]);
  expect(stillOwed(pair(0, 0), look)).toEqual([]);
});

it('says of a balance sheet what is probably paid and still owed', () => {
  expect(stillOwed(pair(18_740, 300), look)).toEqual([
    '18,740.00 of receivables is probably paid already: until it is matched, assets and equity count it twice.',
    '300.00 of payables is probably paid already: until it is matched, liabilities still hold it, and equity is too low by it.',
  ]);
});
