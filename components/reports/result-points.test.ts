import { expect, it } from 'vitest';
import type { FixedRecordKey } from '@/lib/contract/record-key';
import { columnOf } from './report-column';
import type { ReportRow } from './report-rows';
import { resultPoints } from './result-points';

const row = (key: FixedRecordKey, ...totals: bigint[]): ReportRow => ({
  path: `/${key}`,
  key,
  name: 'in any language',
  ledgerId: null,
  totals,
  entries: [],
  side: 'credit',
  hasEntries: true,
  children: [],
});

it('sums income and costs of each period', () => {
  const rows = [
    row('revenue', 100n, 10n),
    row('cost_of_goods_sold', 20n, 0n),
    row('gross_profit', 80n, 10n),
    row('operating_expenses', 30n, 40n),
    row('operating_income', 50n, -30n),
    row('other_inflow', 5n, 0n),
    row('other_outflow', 1n, 2n),
    row('net_income', 54n, -32n),
  ];
  const columns = ['Jan', 'Feb'].map((title, index) => columnOf(index, { key: title, title }));
  expect(resultPoints(rows, columns)).toEqual([
    { title: 'Jan', inflow: 105n, outflow: 51n, left: 54n },
    { title: 'Feb', inflow: 10n, outflow: 42n, left: -32n },
  ]);
});
