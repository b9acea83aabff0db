'use client';

import { probableMoneyOf } from '@/components/open-items/probable-money';
import { uncountedWords } from '@/components/open-items/uncounted';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { belowPageHeader, Cell, HeaderCell, RowHeaderCell, Table } from '@/components/ui/tables/table';
import type { Aging } from '@/lib/contract/aging';
import { unitsOfAmount } from '@/lib/format/amount';
import { paths } from '@/lib/paths';
import type { Overview } from '@/lib/reads/overview-reads';
import { type OwedRow, owedRows } from './owed-rows';

/** What customers owe and what is owed to vendors, by when it is due: rows that add up to the balance. */
export function OwedTable({ overview: { bills, invoices, today } }: { overview: Overview }) {
  const { id, currency, entriesStart: booksStart } = useBusiness();
  const locale = useLocale();
  if (isNothing(bills) && isNothing(invoices)) return null;
  const money = probableMoneyOf({
    invoices: invoices.outlook.probably_paid.count,
    bills: bills.outlook.probably_paid.count,
  });
  const look = { currency, locale, booksStart };
  const uncounted = [uncountedWords(invoices, 'invoice', look), uncountedWords(bills, 'bill', look)];
  const [toYou, byYou] = [owedRows(invoices, currency, today), owedRows(bills, currency, today)];
  return (
    <section aria-labelledby="owed-title">
      <h2 id="owed-title" className="mb-1 font-semibold">
        Owed
      </h2>
      <Table label="What is owed" density="dense" className="stacks max-sm:[&_td]:h-11">
        <thead>
          <tr>
            <HeaderCell className={belowPageHeader}>Due</HeaderCell>
            <HeaderCell isNumeric className={belowPageHeader}>
              To you
            </HeaderCell>
            <HeaderCell isNumeric className={belowPageHeader}>
              By you
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {toYou.map((row, index) => {
            const other = byYou[index] ?? row;
            if (row.isRare && row.units === 0n && other.units === 0n) return null;
            const hrefOf = ({ search }: OwedRow, list: typeof paths.bills) => search && list(id, search);
            return (
              <tr key={row.name}>
                <RowHeaderCell>{row.name}</RowHeaderCell>
                <Owed column="To you" units={row.units} href={hrefOf(row, paths.invoices)} />
                <Owed column="By you" units={other.units} href={hrefOf(other, paths.bills)} />
              </tr>
            );
          })}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <RowHeaderCell>In all</RowHeaderCell>
            <Owed
              column="To you"
              units={unitsOfAmount(invoices.amount, currency)}
              href={paths.balanceSheet(id, { date: today })}
            />
            <Owed
              column="By you"
              units={unitsOfAmount(bills.amount, currency)}
              href={paths.balanceSheet(id, { date: today })}
            />
          </tr>
        </tfoot>
      </Table>
      {money && (
        <p className="pt-2 text-xs text-faint">
          Probably paid in full: {money}, not matched yet. It is not counted as overdue or due.
        </p>
      )}
      {uncounted.map(
        (words) =>
          words && (
            <p key={words} className="pt-2 text-xs text-faint">
              {words}
            </p>
          ),
      )}
    </section>
  );
}

type OwedProps = { column: string; units: bigint; href: string | null };

function Owed({ column, units, href }: OwedProps) {
  const { currency } = useBusiness();
  const amount = <Amount units={units} currency={currency} zero="—" />;
  return (
    <Cell isNumeric data-name={column}>
      {units === 0n || href === null ? (
        amount
      ) : (
        <Link href={href} className={figureLink}>
          {amount}
        </Link>
      )}
    </Cell>
  );
}

const figureLink =
  'inline-block min-h-6 rounded py-0.5 decoration-faint decoration-dotted underline-offset-3 hover:underline';

function isNothing({ count, bands }: Aging): boolean {
  return count === 0 && bands.every((band) => band.count === 0);
}
