'use client';

import { FlowChartInSight } from '@/components/charts/flow-chart-in-sight';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Cell, HeaderCell, RowHeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import { hasFlow } from '@/lib/charts/flow-points';
import { TurnNote } from '../table/turn-note';
import type { MonthChart } from './month-charts';

const parts = ['inflow', 'outflow', 'left'] as const;

/** A phone held upright has room for the months and what was left of each chart's. */
const phoneClass = (part: (typeof parts)[number]) => (part === 'left' ? '' : 'max-sm:hidden');

/** A year of cash and of results through the month, and the figures of the charts. */
export function ChartSection({ charts }: { charts: readonly MonthChart[] }) {
  const { currency } = useBusiness();
  const months = charts[0]?.points ?? [];
  return (
    <section aria-label="By month" className="flex flex-col gap-6 print:break-before-page">
      {charts
        .filter(({ points }) => hasFlow(points))
        .map(({ title, points, names }) => (
          <div key={title} className="flex flex-col gap-3">
            <h2 className="text-base font-semibold">{title}</h2>
            <FlowChartInSight points={points} names={names} />
          </div>
        ))}
      <TableScroll label="Figures by month" className="print:overflow-visible">
        <Table label="Figures by month" density="dense" className="print:text-[8pt]">
          <thead>
            <tr>
              <HeaderCell>{currency}</HeaderCell>
              {charts.flatMap(({ names }) =>
                parts.map((part) => (
                  <HeaderCell key={names[part]} isNumeric className={phoneClass(part)}>
                    {names[part]}
                  </HeaderCell>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {months.map(({ title }, index) => (
              <tr key={title}>
                <RowHeaderCell className="whitespace-nowrap">{title}</RowHeaderCell>
                {charts.flatMap(({ points, names }) =>
                  parts.map((part) => (
                    <Cell key={names[part]} isNumeric className={phoneClass(part)}>
                      <Amount units={points[index]?.[part] ?? 0n} currency={currency} zero="—" />
                    </Cell>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      <TurnNote hidden={charts.length * (parts.length - 1)} />
    </section>
  );
}
