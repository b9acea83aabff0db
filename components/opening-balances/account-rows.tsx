'use client';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { ledgerChoices } from '@/components/journal-entries/ledger-choices';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Cell, HeaderCell, RowHeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import { LedgerTarget } from './ledger-target';
import { refOf } from './match-ledger';
import type { PlannedLedger } from './plan-opening';
import type { Opening } from './use-opening';

// A phone has no room for the columns: each account has its balance and its ledger below its name.
const row = 'max-sm:flex max-sm:flex-col max-sm:border-b max-sm:border-line max-sm:py-2 max-sm:pr-2';
const wide = 'max-sm:h-auto! max-sm:border-0 max-sm:p-0 max-sm:empty:hidden';
const figure = clsx(
  wide,
  'max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:before:text-faint max-sm:before:content-[attr(data-name)]',
);

/** The accounts of the file with their balances and ledgers, and below them ledgers that only the books have. */
export function AccountRows({
  accounts,
  chart,
  plan,
  direct,
}: Pick<Opening, 'accounts' | 'chart' | 'direct'> & {
  plan: NonNullable<Opening['plan']>;
}) {
  const { currency } = useBusiness();
  const choices = useMemo(() => ledgerChoices(chart), [chart]);
  const planned = useMemo(() => new Map(plan.ledgers.map((each) => [each.ref, each])), [plan]);
  const showsBooks = plan.ledgers.some(({ inBooks }) => inBooks !== 0n);
  const amount = (units: bigint) => units !== 0n && <Amount units={units} currency={currency} />;
  const ofLedger = (ledger: PlannedLedger | undefined) =>
    showsBooks && (
      <>
        <Cell isNumeric data-name="In the books" className={figure}>
          {ledger && <Amount units={ledger.inBooks} currency={currency} zero="—" />}
        </Cell>
        <Cell isNumeric data-name="To post" className={figure}>
          {ledger && <Amount units={ledger.toPost} currency={currency} zero="—" />}
        </Cell>
      </>
    );
  return (
    <TableScroll label="Accounts of the file">
      <Table
        label="Accounts of the file with their ledgers"
        density="dense"
        className="max-sm:[&,&_:is(tbody,tfoot)]:block"
      >
        <thead className="max-sm:sr-only">
          <tr>
            <HeaderCell>Account</HeaderCell>
            <HeaderCell isNumeric>Debit, {currency}</HeaderCell>
            <HeaderCell isNumeric>Credit, {currency}</HeaderCell>
            <HeaderCell>Ledger</HeaderCell>
            {showsBooks && <HeaderCell isNumeric>In the books</HeaderCell>}
            {showsBooks && <HeaderCell isNumeric>To post</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, target }) => {
            const ledger = planned.get(refOf({ account, target }));
            return (
              <tr key={account.line} className={clsx(row, 'hover:bg-hover')}>
                <RowHeaderCell
                  className={clsx(wide, 'max-w-64 min-w-40 max-sm:max-w-none max-sm:font-medium')}
                >
                  {account.code && <span className="mr-1 text-soft tabular-nums">{account.code}</span>}{' '}
                  {account.name}
                </RowHeaderCell>
                <Cell isNumeric data-name="Debit" className={figure}>
                  {account.units > 0n && amount(account.units)}
                </Cell>
                <Cell isNumeric data-name="Credit" className={figure}>
                  {account.units < 0n && amount(-account.units)}
                </Cell>
                <Cell className={clsx(wide, 'min-w-72 max-sm:min-w-0')}>
                  <LedgerTarget
                    {...{ account, target, choices }}
                    note={ledger && notPosted(ledger)}
                    parentName={ledger?.made?.parentName ?? null}
                    onChoose={(chosen) => direct(account, chosen)}
                  />
                </Cell>
                {ofLedger(ledger)}
              </tr>
            );
          })}
          {plan.others.map((ledger) => (
            <tr key={ledger.ref} className={row}>
              <Cell className={clsx(wide, 'text-faint')}>Not in the file</Cell>
              <Cell className={wide} />
              <Cell className={wide} />
              <Cell className={wide}>{ledger.ledger?.name}</Cell>
              {ofLedger(ledger)}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className={row}>
            <RowHeaderCell className={wide}>Total of the file</RowHeaderCell>
            <Cell isNumeric data-name="Debit" className={figure}>
              <Amount units={plan.fileDebit} currency={currency} />
            </Cell>
            <Cell isNumeric data-name="Credit" className={figure}>
              <Amount units={plan.fileCredit} currency={currency} />
            </Cell>
            <Cell className={wide} />
            {showsBooks && <Cell className={wide} />}
            {showsBooks && <Cell className={wide} />}
          </tr>
        </tfoot>
      </Table>
    </TableScroll>
  );
}

function notPosted({ toEnter, ledger }: PlannedLedger): string | undefined {
  if (toEnter === 0n) return undefined;
  const isReceivable = ledger?.financial_account_type === 'accounts_receivable';
  return `Not posted: the sum of open ${isReceivable ? 'invoices' : 'bills'}`;
}
