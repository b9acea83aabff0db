import { expect, it } from 'vitest';
import { columnOf } from '../table/report-column';
import type { ReportRow } from '../table/report-rows';
import { resultPoints } from './result-points';

const row = (name: string, ...totals: bigint[]): ReportRow => ({
  key: `/${name}`,
  name,
  ledgerId: null,
  totals,
  entries: [],
  side: 'credit',
  hasEntries: true,
  children: [],
});

it('sums income and costs of each period', () => {
  const rows = [
    row('Revenue', 100n, 10n),
    row('Cost of goods sold', 20n, 0n),
    row('Gross profit', 80n, 10n),
    row('Operating expenses', 30n, 40n),
    row('Operating income', 50n, -30n),
    row('Other inflow', 5n, 0n),
    row('Other outflow', 1n, 2n),
    row('Net income', 54n, -32n),
  ];
  const columns = ['Jan', 'Feb'].map((title, index) =>
    columnOf(index, { key: title, title, isTotal: false }),
  );
  expect(resultPoints(rows, columns)).toEqual([
    { title: 'Jan', inflow: 105n, outflow: 51n, left: 54n },
    { title: 'Feb', inflow: 10n, outflow: 42n, left: -32n },
  ]);
});
