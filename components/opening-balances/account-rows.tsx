'use client';
import { useMemo } from 'react';
import { ledgerChoices } from '@/components/journal-entries/ledger-choices';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Cell, HeaderCell, Table, TableScroll } from '@/components/ui/table';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';
import { LedgerTarget } from './ledger-target';
import type { Target } from './match-ledger';
import type { PlannedLedger } from './plan-opening';
import type { Opening } from './use-opening';

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
        <Cell isNumeric>{ledger && <Amount units={ledger.inBooks} currency={currency} zero="—" />}</Cell>
        <Cell isNumeric>{ledger && <Amount units={ledger.toPost} currency={currency} zero="—" />}</Cell>
      </>
    );
  return (
    <TableScroll label="Accounts of the file">
      <Table label="Accounts of the file with their ledgers" density="dense">
        <thead>
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
            const ledger = planned.get(refOf(account, target));
            return (
              <tr key={account.line} className="hover:bg-hover">
                <Cell className="max-w-64 min-w-40">
                  {account.code && <span className="mr-1 text-soft tabular-nums">{account.code}</span>}{' '}
                  {account.name}
                </Cell>
                <Cell isNumeric>{account.units > 0n && amount(account.units)}</Cell>
                <Cell isNumeric>{account.units < 0n && amount(-account.units)}</Cell>
                <Cell className="min-w-72">
                  <LedgerTarget
                    {...{ account, target, choices }}
                    note={ledger && notPosted(ledger)}
                    onChoose={(chosen) => direct(account.line, chosen)}
                  />
                </Cell>
                {ofLedger(ledger)}
              </tr>
            );
          })}
          {plan.others.map((ledger) => (
            <tr key={ledger.ref}>
              <Cell className="text-faint">Not in the file</Cell>
              <Cell />
              <Cell />
              <Cell>{ledger.ledger?.name}</Cell>
              {ofLedger(ledger)}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <Cell>Total of the file</Cell>
            <Cell isNumeric>
              <Amount units={plan.fileDebit} currency={currency} />
            </Cell>
            <Cell isNumeric>
              <Amount units={plan.fileCredit} currency={currency} />
            </Cell>
            <Cell />
            {showsBooks && <Cell />}
            {showsBooks && <Cell />}
          </tr>
        </tfoot>
      </Table>
    </TableScroll>
  );
}

function refOf({ line }: FileAccount, target: Target): string {
  if (target.to === 'ledger') return target.ledgerId;
  return target.to === 'new' ? `new ${line}` : '';
}

function notPosted({ toEnter, ledger }: PlannedLedger): string | undefined {
  if (toEnter === 0n) return undefined;
  const isReceivable = ledger?.financial_account_type === 'accounts_receivable';
  return `Not posted: enter the open ${isReceivable ? 'invoices' : 'bills'}`;
}
