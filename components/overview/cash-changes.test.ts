import { describe, expect, it } from 'vitest';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { cashChangeSentence, cashChanges, daysWords, probableWords } from './cash-changes';

function ledger(name: string, total: number, children: ReportRecord[] = []): ReportRecord {
  const below = children.reduce((sum, { total_amount }) => sum + Number(total_amount), 0);
  const figures = { amount: total - below, total_amount: total, has_entries: true, children };
  return { key: `ledger:${name}`, name, ledger_id: name, ...figures };
}

const flow = (
  period: string,
  amounts: Record<string, number>,
  others: ReportRecord[] = [],
): PeriodReport => ({
  period,
  start_datetime: `${period}-01T00:00:00.000Z`,
  end_datetime: `${period}-21T23:59:59.999Z`,
  drill_down: { start_datetime: period, end_datetime: period, basis: ['all', 'cash'], cash_movement: true },
  unreviewed_entries: 0,
  records: [
    { ...ledger('start', 9_999), key: 'starting_cash', ledger_id: null },
    {
      ...ledger('all', 0),
      key: 'operating_activities',
      ledger_id: null,
      children: [...Object.entries(amounts).map(([name, total]) => ledger(name, total)), ...others],
    },
  ],
});

const changes = () =>
  cashChanges(
    flow('2026-11', { Sales: 900, Rent: -100, Ads: -70, Tax: -5, Loan: 40, Tea: -6, Same: -80 }),
    flow('2026-10', { Sales: 1000, Rent: -100, Ads: -20, Insurance: -300, Loan: -40, Tea: -5, Same: -80 }),
    'USD',
    [{ ledger_id: 'Sales', invoices: 300, bills: 0 }],
  );

describe('cashChanges', () => {
  it('are the five largest, the largest first, without what did not change', () => {
    expect(changes().map(({ name, now, before }) => [name, Number(now), Number(before)])).toEqual([
      ['Insurance', 0, -30000],
      ['Sales', 90000, 100000],
      ['Loan', 4000, -4000],
      ['Ads', -7000, -2000],
      ['Tax', -500, 0],
    ]);
  });

  it('name the ledger whose own postings changed beside those of the ledgers below it', () => {
    const of = (period: string, office: number, travel: number) =>
      flow(period, {}, [
        ledger('Office expenses', office, [ledger('Paper', -10)]),
        ledger('Travel', travel, [ledger('Hotels', -10)]),
      ]);
    const found = cashChanges(of('2026-11', -510, -310), of('2026-10', -110, -30), 'USD', []);
    expect(found.map(({ name, now, entries }) => [name, Number(now), entries?.ledger_id])).toEqual([
      ['Posted directly to Office expenses', -50_000, 'Office expenses'],
      ['Posted directly to Travel', -30_000, 'Travel'],
    ]);
  });

  it('lead to the entries of this month, or of the last where there are none', () => {
    expect(changes().map(({ entries }) => [entries?.ledger_id, entries?.start_datetime])).toEqual([
      ['Insurance', '2026-10'],
      ['Sales', '2026-11'],
      ['Loan', '2026-11'],
      ['Ads', '2026-11'],
      ['Tax', '2026-11'],
    ]);
  });
});

it('says of no row what is split among several ledgers', () => {
  const split = [{ ledger_id: null, invoices: 300, bills: 0 }];
  const found = cashChanges(flow('2026-11', { Sales: 900 }), flow('2026-10', { Sales: 1000 }), 'USD', split);
  expect(found.map(({ probable, isJudged }) => [probable, isJudged])).toEqual([
    [{ invoices: 0n, bills: 0n }, false],
  ]);
});

it('judges no fall of what came in while money waits to be matched with invoices', () => {
  const judged = (invoices: number) =>
    cashChanges(flow('2026-11', { Rent: -80 }), flow('2026-10', { Projects: 120, Rent: -100 }), 'USD', [
      { ledger_id: 'Uncategorized inflow', invoices, bills: 0 },
    ]).map(({ name, isJudged }) => [name, isJudged]);
  expect(judged(110)).toEqual([
    ['Projects', false],
    ['Rent', true],
  ]);
  expect(judged(0)).toEqual([
    ['Projects', true],
    ['Rent', true],
  ]);
});

describe('probableWords', () => {
  it('name what of a change probably pays invoices or bills', () => {
    const [, sales, loan] = changes();
    expect(sales && probableWords(sales, String)).toBe('30000 probably invoice payments, not matched yet');
    expect(loan && probableWords(loan, String)).toBeNull();
  });

  it.each([
    [90n, { invoices: 90n, bills: 0n }, '90 probably invoice payments, not matched yet'],
    [-90n, { invoices: 0n, bills: 40n }, '40 probably payments of bills, not matched yet'],
    [-90n, { invoices: 40n, bills: 0n }, null],
  ])('of %d are of what moved that way', (now, probable, words) => {
    expect(probableWords({ now, probable }, String)).toBe(words);
  });
});

describe('changeWords', () => {
  it.each<[bigint, bigint, string]>([
    [-70n, -20n, '50 more went out: 70, after 20 in Oct'],
    [-20n, -70n, '50 less went out: 20, after 70 in Oct'],
    [90n, 100n, '10 less came in: 90, after 100 in Oct'],
    [100n, 90n, '10 more came in: 100, after 90 in Oct'],
    [-5n, 0n, '5 went out; nothing in Oct'],
    [0n, -300n, 'Nothing went out; 300 in Oct'],
    [40n, -40n, '40 came in; 40 went out in Oct'],
  ])('of %d after %d are "%s"', (now, before, words) => {
    expect(cashChangeSentence({ now, before }, 'in Oct', String)).toBe(words);
  });
});

it.each([
  ['2026-10-01', '2026-10-28', 'between Oct 1 and Oct 28'],
  ['2026-10-01', '2026-10-31', 'in Oct'],
  ['2026-02-01', '2026-02-28', 'in Feb'],
  ['2026-10-01', '2026-10-01', 'on Oct 1'],
])('calls %s to %s the month only where they are all of it', (start, end, words) => {
  const report = { start_datetime: `${start}T00:00:00.000Z`, end_datetime: `${end}T23:59:59.999Z` };
  expect(daysWords(report, 'en-US')).toBe(words);
});
