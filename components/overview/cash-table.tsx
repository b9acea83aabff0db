'use client';

import type { FlowNames, FlowPoint } from '@/components/charts/flow-points';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Cell, HeaderCell, Table } from '@/components/ui/table';

/** The numbers of the chart, the latest month first. */
export function CashTable({ months, names }: { months: readonly FlowPoint[]; names: FlowNames }) {
  const { currency } = useBusiness();
  return (
    <Table label="Cash by month" density="dense">
      <thead>
        <tr>
          <HeaderCell>Month</HeaderCell>
          <HeaderCell isNumeric>{names.inflow}</HeaderCell>
          <HeaderCell isNumeric>{names.outflow}</HeaderCell>
          <HeaderCell isNumeric>{names.left}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map((month) => (
          <tr key={month.title}>
            <Cell className="whitespace-nowrap">{month.title}</Cell>
            <Cell isNumeric>
              <Amount units={month.inflow} currency={currency} />
            </Cell>
            <Cell isNumeric>
              <Amount units={month.outflow} currency={currency} />
            </Cell>
            <Cell isNumeric className="font-medium">
              <Amount units={month.left} currency={currency} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
