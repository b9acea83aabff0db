'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import type { Day } from '@/lib/dates/instant';
import { firstDayOfMonth } from '@/lib/dates/months';
import { unitsOfAmount } from '@/lib/format/amount';
import { paths } from '@/lib/paths';
import type { CashAccount } from '@/lib/reads/overview-reads';
import { cashKindName } from './cash-words';

type Props = { accounts: readonly CashAccount[]; today: Day };

/** What cash is made of, each account leading to its statement: what is on it less what is owed on cards. */
export function CashAccounts({ accounts, today }: Props) {
  const { id, currency } = useBusiness();
  return (
    <ul aria-label="Accounts of cash now" className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
      {accounts.map(({ ledger_id: ledgerId, name, kind, balance, overpaid }) => (
        <li
          key={ledgerId}
          className="relative flex items-baseline justify-between gap-3 border-b border-line py-2 hover:bg-hover"
        >
          <span className="flex min-w-0 flex-col">
            <Link
              href={paths.ledgerStatement(id, ledgerId, {
                start: firstDayOfMonth(today),
                end: today,
                report: 'overview',
              })}
              className="truncate rounded underline-offset-2 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <span className="text-xs text-faint">
              {cashKindName(kind)}
              {overpaid && ', by the books paid more than was bought'}
            </span>
          </span>
          <Amount units={unitsOfAmount(balance, currency)} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
