import { describe, expect, it } from 'vitest';
import { reportRecord as record } from '@/components/reports/testing/report-record';
import type { PeriodReport } from '@/lib/contract/report';
import { profitName, profitNote, profitOf } from './profit';

const month = (period: string, income: number, costs: number): PeriodReport => ({
  period,
  start_datetime: `${period}-01T00:00:00.000Z`,
  end_datetime: `${period}-28T23:59:59.999Z`,
  drill_down: { start_datetime: '', end_datetime: '', basis: ['accrual'] },
  unreviewed_entries: 0,
  records: [
    record('revenue', income),
    record('operating_expenses', costs),
    record('net_income', income - costs),
  ],
});
const movement = (invoices: number, bills: number) => ({ ledger_id: 'led_1', invoices, bills });
const profit = (results: PeriodReport[], probable: ReturnType<typeof movement>[] = []) =>
  profitOf({ results, probable }, 'USD', 'en-US');
const note = (...given: Parameters<typeof profit>) => {
  const found = profit(...given);
  return found && profitNote(found, (units) => `${units}`);
};

describe('the profit of this month beside the last', () => {
  it('is the net income of both', () => {
    expect(profit([month('2026-10', 500, 300), month('2026-11', 100, 130)])).toMatchObject({
      now: -3_000n,
      title: 'Nov 2026',
      before: { units: 20_000n, title: 'Oct 2026' },
      probably: null,
    });
    expect(note([month('2026-10', 500, 300), month('2026-11', 100, 130)])).toBe(
      'a profit of 20000 in Oct 2026',
    );
  });

  it('calls a loss a loss, whichever of them is one', () => {
    const named = (...given: Parameters<typeof profit>) => {
      const found = profit(...given);
      return found && profitName(found);
    };
    const [good, bad] = [month('2026-10', 500, 300), month('2026-11', 100, 130)];
    expect(named([good, bad])).toBe('Loss, Nov 2026');
    expect(named([good, bad], [movement(0, 80)])).toBe('Loss by the books, Nov 2026');
    expect(note([good, bad], [movement(0, 80)])).toBe(
      'probably a profit of 5000 once payments are matched; a profit of 20000 in Oct 2026',
    );
    const after = [month('2026-10', 100, 130), month('2026-11', 900, 200)];
    expect(named(after)).toBe('Profit, Nov 2026');
    expect(note(after)).toBe('a loss of 3000 in Oct 2026');
  });

  it('says nothing of a month in which nothing was earned or spent, nor of one that is not in the books', () => {
    expect(note([month('2026-10', 0, 0), month('2026-11', 100, 30)])).toBeNull();
    expect(note([month('2026-11', 100, 30)])).toBeNull();
    expect(profit([month('2026-10', 0, 0), month('2026-11', 0, 0)])).toBeNull();
    expect(profit([])).toBeNull();
  });

  it('says what it probably is while payments count beside the invoices and bills that they pay', () => {
    const months = [month('2026-10', 500, 300), month('2026-11', 900, 200)];
    expect(note(months, [movement(400, 0), movement(0, 150)])).toBe(
      'probably 45000 once payments are matched; 20000 in Oct 2026',
    );
    expect(note(months, [movement(0, 0)])).toBe('20000 in Oct 2026');
  });
});
