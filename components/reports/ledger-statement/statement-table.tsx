'use client';

import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { NextPage, type NextPageProps } from '@/components/ui/tables/next-page';
import { belowPageHeader, Cell, HeaderCell, Table } from '@/components/ui/tables/table';
import type { LedgerStatement } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';
import { yearsOfStatement } from '@/lib/statement-years';
import { ReviewNote } from '../review-note';
import { StatementLine } from './statement-line';
import type { StatementPage } from './use-statement';

type Props = { pages: readonly StatementPage[]; reading: NextPageProps['pages']; isOutdated: boolean };

/** The lines between the opening and the closing balance; these are of all pages. Where a fiscal year ends, it says so. */
export function StatementTable({ pages, reading, isOutdated }: Props) {
  const { currency } = useBusiness();
  const entryHref = useEntryHref();
  const statement = pages[0]?.data;
  if (!statement) return null;
  const lines = pages.flatMap((page) => page.data.entries);
  const years = yearsOfStatement(lines, statement.fiscal_year_ends, !reading.hasNextPage);
  return (
    <div
      className={clsx(
        'max-w-6xl px-5 pt-2 pb-10 transition-opacity max-sm:px-4 print:p-0',
        isOutdated && 'opacity-50',
      )}
    >
      <ReviewNote unreviewed={statement.unreviewed_entries} className="pb-2" />
      {reading.hasNextPage && (
        <p className="hidden pb-2 font-semibold print:block">
          This is only the beginning of the statement. Print it with the button Print, which loads all entries
          first.
        </p>
      )}
      <div className="print:text-[8pt]">
        <Table label={`Statement of ${statement.name}`} density="dense">
          <thead>
            <tr>
              <HeaderCell className={clsx(belowPageHeader, 'max-sm:hidden')}>Date</HeaderCell>
              <HeaderCell className={clsx(belowPageHeader, 'max-sm:pl-0')}>Description</HeaderCell>
              <HeaderCell isNumeric className={clsx(belowPageHeader, 'min-w-28 max-sm:hidden')}>
                Debit
              </HeaderCell>
              <HeaderCell isNumeric className={clsx(belowPageHeader, 'min-w-28 max-sm:hidden')}>
                Credit
              </HeaderCell>
              <HeaderCell isNumeric className={clsx(belowPageHeader, 'sm:min-w-32')}>
                <span className="block sm:hidden">Change</span>
                Balance, {currency}
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            <BalanceRow name="Opening balance" balance={statement.opening_balance} />
            {lines.length === 0 && <NothingMoved />}
            {years.map((year) => (
              <Fragment key={year.end?.period ?? 'last'}>
                {year.lines.map((line) => (
                  <StatementLine
                    key={line.line_entry_id}
                    line={line}
                    normalSide={statement.debit_credit}
                    entryHref={entryHref}
                  />
                ))}
                {year.end && (
                  <BalanceRow name={`End of fiscal year ${year.end.period}`} balance={year.end.balance} />
                )}
              </Fragment>
            ))}
          </tbody>
          {!reading.hasNextPage && (
            <tfoot>
              <BalanceRow
                name="Closing balance"
                balance={statement.closing_balance}
                totals={statement}
                isFinal
              />
            </tfoot>
          )}
        </Table>
      </div>
      <NextPage pages={reading} things="entries" />
    </div>
  );
}

type BalanceRowProps = {
  name: string;
  balance: JsonNumber;
  totals?: Pick<LedgerStatement, 'total_debit' | 'total_credit'>;
  /** Below the sums of the columns, with the rules of a last sum. */
  isFinal?: boolean;
};

function BalanceRow({ name, balance, totals, isFinal = false }: BalanceRowProps) {
  const { currency } = useBusiness();
  const amount = (value: JsonNumber): ReactNode => (
    <Amount units={unitsOfAmount(value, currency)} currency={currency} zero="—" />
  );
  return (
    <tr className={clsx('font-semibold [&>*]:border-edge', isFinal && finalRules)}>
      <Cell className="max-sm:hidden" />
      <th scope="row" className="border-b px-2 text-left max-sm:pl-0">
        {name}
      </th>
      <Cell isNumeric className="max-sm:hidden">
        {totals && amount(totals.total_debit)}
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        {totals && amount(totals.total_credit)}
      </Cell>
      <Cell isNumeric>{amount(balance)}</Cell>
    </tr>
  );
}

const finalRules = '[&>*]:border-t [&>*]:border-b-3 [&>*]:border-double print:[&>*]:border-ink';

function NothingMoved() {
  return (
    <tr>
      <Cell colSpan={5} className="h-24! text-center text-soft">
        No entries on this ledger in this period. Choose another period to see more.
      </Cell>
    </tr>
  );
}
