import { expect, it } from 'vitest';
import { columnOf } from '../report-column';
import type { ReportRow } from '../report-rows';
import { changeColumns, isAnyJudged, percentText } from './change-columns';

it.each([
  [50n, 100n, '+50.0%'],
  [-50n, 100n, '−50.0%'],
  // Paying less, in either way of writing it.
  [20n, -100n, '−20.0%'],
  [-20n, 100n, '−20.0%'],
  [-20n, -100n, '+20.0%'],
  [100n, -100n, '−100.0%'],
  // What is of the other sign is no part of what was before.
  [-150n, 100n, null],
  [150n, -100n, null],
  [-1n, 3n, '−33.3%'],
  [2n, 3n, '+66.7%'],
  [0n, 5n, '0.0%'],
  [123n, 1n, '+12,300.0%'],
  [5n, 0n, null],
])('shows a change of %i after %i as %s', (change, before, expected) => {
  expect(percentText(change, before, 'en-GB')).toBe(expected);
});

it.each([
  ['/net_income', -120n, -100n, null],
  ['/net_income', -80n, -100n, null],
  ['/net_income', 120n, 100n, '+20.0%'],
  ['/gross_profit', -5n, -1n, null],
  ['/operating_activities', -120n, -100n, null],
  ['/ending_cash', -50n, -100n, null],
  ['/liabilities_and_equity/equity', -50n, -100n, null],
  ['/liabilities_and_equity/equity/retained_earnings/earlier_years_result', -150n, -100n, null],
  ['/liabilities_and_equity/equity/retained_earnings/ledger:retained', -150n, -100n, null],
  ['/liabilities_and_equity/equity/retained_earnings/earlier_years_result', 150n, 100n, '+50.0%'],
  // Money out is a size, and so is what a contra ledger takes off.
  ['/operating_activities/ledger:rent', -120n, -100n, '+20.0%'],
  ['/assets/ledger:accumulated-depreciation', -120n, -100n, '+20.0%'],
  ['/revenue/ledger:sales', 5n, 0n, 'new'],
])('of %s, now %i after %i, is shown as %s', (path, now, before, expected) => {
  const [from, to] = [0, 1].map((index) => columnOf(index, { key: `${index}`, title: '' }));
  if (!from || !to) throw new Error('two columns expected');
  const [change, percent] = changeColumns(from, to, { locale: 'en-US', against: '' });
  const row = rowOf(path, [before, now]);
  expect(change.unitsOf(row)).toBe(now - before);
  expect(percent.textOf?.(row) ?? null).toBe(expected);
  if (expected === null) expect([percent.percentOf?.(row), percent.senseOf?.(row)]).toEqual([null, null]);
});

it.each([
  ['/revenue/ledger:sales', 50n, 40n, { isRise: true, isBetter: true }],
  ['/revenue/ledger:sales', 40n, 50n, { isRise: false, isBetter: false }],
  ['/operating_expenses/ledger:rent', 50n, 40n, { isRise: true, isBetter: false }],
  ['/operating_expenses', 40n, 50n, { isRise: false, isBetter: true }],
  ['/liabilities', 50n, 40n, { isRise: true, isBetter: false }],
  ['/assets', 50n, 40n, { isRise: true, isBetter: true }],
  ['/liabilities_and_equity', 50n, 40n, null],
  ['/assets', 40n, 40n, null],
  ['/operating_activities/ledger:rent', -80n, -100n, { isRise: false, isBetter: true }],
  ['/operating_activities/ledger:rent', -100n, -80n, { isRise: true, isBetter: false }],
  ['/operating_activities/ledger:rent', -80n, 0n, { isRise: true, isBetter: false }],
  ['/liabilities/ledger:payroll', -2446n, 2446n, null],
  ['/net_income', 50n, -40n, null],
])('a change of %s to %i from %i is %o', (path, now, before, sense) => {
  const row = rowOf(path, [before, now]);
  const [from, to] = [0, 1].map((index) => columnOf(index, { key: `${index}`, title: '' }));
  if (!from || !to) throw new Error('two columns expected');
  const [, percent] = changeColumns(from, to, { locale: 'en-US', against: 'since Oct 31' });
  expect(percent.phoneTitle).toBe('% change since Oct 31');
  expect(percent.senseOf?.(row)).toEqual(sense);
});

it.each([
  ['/assets', 50n, true],
  // Neither for the better nor the worse.
  ['/liabilities_and_equity', 50n, false],
  ['/assets', 40n, false],
])('of %s, now %i after 40, it is said which is better: %s', (path, now, expected) => {
  const group = { ...rowOf('/group', [0n, 0n]), children: [rowOf(path, [40n, now])] };
  const [from, to] = [0, 1].map((index) => columnOf(index, { key: `${index}`, title: '' }));
  if (!from || !to) throw new Error('two columns expected');
  expect(isAnyJudged([group], changeColumns(from, to, { locale: 'en-US', against: '' }))).toBe(expected);
  expect(isAnyJudged([group], [from, to])).toBe(false);
});

function rowOf(path: string, totals: bigint[]): ReportRow {
  return {
    path,
    key: 'total',
    name: '',
    ledgerId: null,
    totals,
    entries: [],
    side: 'debit',
    hasEntries: true,
    children: [],
  };
}
