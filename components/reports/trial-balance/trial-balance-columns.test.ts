import { expect, it } from 'vitest';
import type { TrialBalanceReport } from '@/lib/contract/report';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import { isHiddenOnPhone } from '../table/column-class';
import { comparedYearsNotes, fiscalYearNote, trialBalanceColumns } from './trial-balance-columns';
import { trialBalanceRows } from './trial-balance-rows';

/** Of books since 2025: what is in the bank, what was earned before the fiscal year, and sales of so much in it. */
function balances(day: string, [bank, earlier, sales]: [number, number, number]): TrialBalanceReport {
  const since = (start: string) => ({
    start_datetime: startOfDay(start),
    end_datetime: endOfDay(day),
    basis: ['all' as const],
  });
  const yearStart = `${day.slice(0, 4)}-01-01`;
  const ledger = (name: string, debit: number, credit: number, resets: boolean) => ({
    ...{ key: `ledger:${name}` as const, name, ledger_id: name, debit, credit, has_entries: true },
    resets_each_fiscal_year: resets,
    drill_down: since(resets ? yearStart : '2025-01-01'),
  });
  const earned = ledger('', 0, earlier, false);
  return {
    period: day,
    start_datetime: startOfDay(day),
    end_datetime: endOfDay(day),
    drill_down: since('2025-01-01'),
    unreviewed_entries: 0,
    records: [
      ledger('bank', bank, 0, false),
      { ...earned, key: 'earlier_years_result', name: 'earned before', ledger_id: null },
      ledger('sales', 0, sales, true),
    ],
    total_debit: bank,
    total_credit: bank,
  };
}

const january = balances('2026-01-31', [132, 120, 12]);
const december = balances('2025-12-31', [120, 0, 120]);

function changesOf(date: string, compare: 'month' | 'year', reports: TrialBalanceReport[]) {
  const columns = trialBalanceColumns(
    { choice: { date, compare }, reports: reports.map((each) => [each]) },
    'USD',
    'en-US',
  );
  const [change, percent] = columns.slice(-2);
  return trialBalanceRows(reports, 'USD').map((row) => [
    row.name,
    change?.unitsOf(row),
    percent?.textOf?.(row),
  ]);
}

it('across the end of a fiscal year compares nothing in percent that depends on it', () => {
  expect(changesOf('2026-01-31', 'month', [january, december])).toEqual([
    ['bank', 1_200n, '+10.0%'],
    ['earned before', 12_000n, null],
    ['sales', -10_800n, null],
    ['Total', 1_200n, null],
  ]);
});

it('compares days of one fiscal year, and the same days of two, in percent', () => {
  const february = balances('2026-02-28', [144, 120, 24]);
  expect(changesOf('2026-02-28', 'month', [february, january]).slice(2)).toEqual([
    ['sales', 1_200n, '+100.0%'],
    ['Total', 1_200n, null],
  ]);
  const before = balances('2025-01-31', [10, 0, 10]);
  expect(changesOf('2026-01-31', 'year', [january, before]).slice(2)).toEqual([
    ['sales', 200n, '+20.0%'],
    ['Total', 12_200n, null],
  ]);
});

it('says of both days from when the ledgers count that open each fiscal year at zero', () => {
  const reading = {
    choice: { date: '2026-01-31', compare: 'month' as const },
    reports: [[january], [december]],
  };
  const note =
    'Revenue and expenses are of the fiscal year to date: since Jan 1, 2026, and as of Dec 31, 2025 since Jan 1, 2025. What depends on the fiscal year is not compared in percent.';
  expect(fiscalYearNote(reading, 'en-US')).toBe(note);
  expect(comparedYearsNotes(reading, 'en-US')).toEqual([note]);
  const alone = { choice: { date: '2026-01-31', compare: null }, reports: [[january]] };
  expect(fiscalYearNote(alone, 'en-US')).toBe(
    'Revenue and expenses are of the fiscal year to date, since Jan 1, 2026.',
  );
  expect(comparedYearsNotes(alone, 'en-US')).toEqual([]);
});

it('has one column on a phone where amounts are too long for two, a credit in parentheses', () => {
  const shownOf = (bank: number, currency: string) => {
    const reports = [balances('2026-01-31', [bank, 0, bank])];
    const columns = trialBalanceColumns(
      { choice: { date: '2026-01-31', compare: null }, reports: [reports] },
      currency,
      'en-US',
    );
    const rows = trialBalanceRows(reports, currency);
    return columns
      .filter((_, index) => !isHiddenOnPhone(columns, index))
      .map(({ title, unitsOf }) => [title, ...rows.map(unitsOf)]);
  };
  expect(shownOf(9_999_999, 'USD').map(([title]) => title)).toEqual(['Debit', 'Credit']);
  expect(shownOf(2_419_744_337, 'JPY')).toEqual([
    ['Debit (credit)', 2_419_744_337n, 0n, -2_419_744_337n, null],
  ]);
});
