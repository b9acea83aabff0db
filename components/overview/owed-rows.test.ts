import { expect, it } from 'vitest';
import type { Aging } from '@/lib/contract/aging';
import { owedRows } from './owed-rows';

const part = (count: number, amount: number) => ({ count, amount });
const none = part(0, 0);
const aging: Aging = {
  as_of: '2026-11-21',
  basis: 'accrual',
  count: 9,
  amount: 1710,
  parties: [],
  bands: [{ band: 'credit', count: 1, amount: -50, probably_paid: none, on_account: none }],
  outlook: {
    overdue: part(2, 300),
    due_in_7_days: part(1, 100),
    due_in_30_days: part(3, 450),
    due_later: part(1, 200),
    probably_paid: part(1, 700),
    on_account: part(1, 110),
  },
};

it('says what is overdue, what falls due in 7 and 30 days, and what was probably paid; it adds up to the balance', () => {
  const rows = owedRows(aging, 'USD', '2026-11-21');
  expect(rows.map(({ name, units }) => [name, units])).toEqual([
    ['Overdue', 30000n],
    ['In 7 days', 10000n],
    ['In 8 to 30 days', 35000n],
    ['Later', 20000n],
    ['Probably paid', 70000n],
    ['Without a bill or invoice', 11000n],
    ['Credit', -5000n],
  ]);
  expect(rows.reduce((sum, { units }) => sum + units, 0n)).toBe(171000n);
});

it('leads to the bills or invoices that each row counts, none of them twice', () => {
  const searches = owedRows(aging, 'USD', '2026-11-21').map(({ search }) => JSON.stringify(search));
  const leading = searches.filter((search) => search !== 'null');
  expect(leading).toHaveLength(5);
  expect(new Set(leading).size).toBe(5);
});
