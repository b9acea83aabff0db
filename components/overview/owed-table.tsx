'use client';

import NextLink from 'next/link';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Cell, HeaderCell, Table } from '@/components/ui/table';
import type { Aging } from '@/lib/contract/aging';
import { addDays } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { paths, type Search } from '@/lib/paths';
import type { Overview } from '@/lib/reads/overview-reads';

/** What customers owe and what is owed to vendors, by when it is due. */
export function OwedTable({ overview: { bills, invoices, today } }: { overview: Overview }) {
  const { id } = useBusiness();
  if (isNothing(bills) && isNothing(invoices)) return null;
  const open = (search: Search) => ({ status: 'open', ...search });
  const soon = (days: number) => open({ from: today, to: addDays(today, days) });
  const rows: { name: string; sumOf: (aging: Aging) => Aging['outlook']['overdue']; search: Search }[] = [
    { name: 'Overdue', sumOf: ({ outlook }) => outlook.overdue, search: open({ to: addDays(today, -1) }) },
    { name: 'Due in 7 days', sumOf: ({ outlook }) => outlook.due_in_7_days, search: soon(7) },
    { name: 'Due in 30 days', sumOf: ({ outlook }) => outlook.due_in_30_days, search: soon(30) },
    { name: 'Probably paid', sumOf: ({ outlook }) => outlook.probably_paid, search: open({}) },
  ];
  return (
    <section aria-labelledby="owed-title">
      <h2 id="owed-title" className="mb-1 font-semibold">
        Owed
      </h2>
      <Table label="What is owed" density="dense">
        <thead>
          <tr>
            <HeaderCell>Due</HeaderCell>
            <HeaderCell isNumeric>To you</HeaderCell>
            <HeaderCell isNumeric>By you</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sumOf, search }) => (
            <tr key={name}>
              <Cell>{name}</Cell>
              <Owed name={`${name}, to you`} sum={sumOf(invoices)} href={paths.invoices(id, search)} />
              <Owed name={`${name}, by you`} sum={sumOf(bills)} href={paths.bills(id, search)} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <Cell>In all, less credit</Cell>
            <Owed name="In all, to you" sum={invoices} href={paths.balanceSheet(id, { date: today })} />
            <Owed name="In all, by you" sum={bills} href={paths.balanceSheet(id, { date: today })} />
          </tr>
        </tfoot>
      </Table>
      {(invoices.outlook.probably_paid.count > 0 || bills.outlook.probably_paid.count > 0) && (
        <p className="pt-2 text-xs text-faint">
          Probably paid: the money is in the bank, and the bookkeeper has not matched it yet. It is not
          counted as overdue or due.
        </p>
      )}
    </section>
  );
}

type OwedProps = { name: string; sum: Pick<Aging, 'amount'>; href: string };

function Owed({ name, sum, href }: OwedProps) {
  const { currency } = useBusiness();
  const units = unitsOfAmount(sum.amount, currency);
  const amount = <Amount units={units} currency={currency} zero="—" />;
  return (
    <Cell isNumeric>
      {units === 0n ? (
        amount
      ) : (
        <NextLink href={href} prefetch={false} aria-label={name} className={figureLink}>
          {amount}
        </NextLink>
      )}
    </Cell>
  );
}

const figureLink =
  'inline-block min-h-6 rounded py-0.5 decoration-faint decoration-dotted underline-offset-3 hover:underline';

function isNothing({ count, bands }: Aging): boolean {
  return count === 0 && bands.every((band) => band.count === 0);
}
