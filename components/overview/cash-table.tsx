'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { belowPageHeader, Cell, HeaderCell, RowHeaderCell, Table } from '@/components/ui/tables/table';
import type { FlowNames } from '@/lib/charts/flow-points';
import { dayOf } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import type { CashMonth } from './cash-figures';
import { monthPaths } from './month-links';

/** The numbers of the chart, the latest month first; each leads to its entries, a month to its report. */
export function CashTable({ months, names }: { months: readonly CashMonth[]; names: FlowNames }) {
  const { id } = useBusiness();
  return (
    <Table label="Cash by month" density="dense" className="stacks">
      <thead>
        <tr>
          <HeaderCell className={belowPageHeader}>Month</HeaderCell>
          <HeaderCell isNumeric className={belowPageHeader}>
            {names.inflow}
          </HeaderCell>
          <HeaderCell isNumeric className={belowPageHeader}>
            {names.outflow}
          </HeaderCell>
          <HeaderCell isNumeric className={belowPageHeader}>
            {names.left}
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map((month) => {
          const hrefs = monthPaths(id, month);
          return (
            <tr key={month.title}>
              <RowHeaderCell className="whitespace-nowrap">
                <Link
                  href={paths.cashFlow(id, { start: dayOf(month.start), end: dayOf(month.end), by: 'all' })}
                  className={linkClass}
                >
                  {month.title}
                </Link>
              </RowHeaderCell>
              <Figure name={names.inflow} units={month.inflow} href={hrefs.inflow} />
              <Figure name={names.outflow} units={month.outflow} href={hrefs.outflow} />
              <Figure name={names.left} units={month.left} href={hrefs.left} className="font-medium" />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type FigureProps = { name: string; units: bigint; href: string | null; className?: string };

function Figure({ name, units, href, className = '' }: FigureProps) {
  const { currency } = useBusiness();
  const amount = <Amount units={units} currency={currency} mayBreak />;
  return (
    <Cell isNumeric data-name={name} className={className}>
      {href === null ? (
        amount
      ) : (
        <Link href={href} className={linkClass}>
          {amount}
        </Link>
      )}
    </Cell>
  );
}

const linkClass =
  'inline-block min-h-6 rounded py-0.5 decoration-faint decoration-dotted underline-offset-3 hover:underline';
