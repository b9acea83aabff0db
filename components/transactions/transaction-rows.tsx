'use client';

import NextLink from 'next/link';
import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { leftOfTransaction } from '@/components/item-payments/left-of-transaction';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { Cell } from '@/components/ui/table';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { PayButton } from './pay-button';

type Props = { transactions: readonly Transaction[]; accountTitles: ReadonlyMap<string, string> };

/** One page of rows; drawn once, however many pages follow. */
export const TransactionRows = memo(function TransactionRows({ transactions, accountTitles }: Props) {
  return (
    <tbody>
      {transactions.map((transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          accountTitle={accountTitles.get(transaction.external_account_id) ?? ''}
        />
      ))}
    </tbody>
  );
});

function TransactionRow({ transaction, accountTitle }: { transaction: Transaction; accountTitle: string }) {
  const { id, currency, canWrite } = useBusiness();
  const { locale } = useLocale();
  const { description, journal_entry_id, datetime, posted, amount } = transaction;
  const title = description.trim() || 'No description';
  return (
    <tr className="hover:bg-hover">
      <Cell className="whitespace-nowrap text-soft max-sm:hidden">
        <time dateTime={datetime}>{formatDayOfYear(datetime, locale)}</time>
      </Cell>
      <Cell className="truncate max-sm:py-1.5 max-sm:pl-0!">
        {journal_entry_id ? (
          <NextLink
            href={paths.journalEntry(id, journal_entry_id)}
            prefetch={false}
            className="rounded underline-offset-2 hover:underline"
          >
            {title}
          </NextLink>
        ) : (
          title
        )}
        {!posted && (
          <span className="ml-2">
            <Badge>Not posted</Badge>
          </span>
        )}
        <span className="block truncate text-xs text-faint sm:hidden">
          {formatDayOfYear(datetime, locale)}
          {accountTitle && ` · ${accountTitle}`}
        </span>
      </Cell>
      <Cell className="truncate text-soft max-lg:hidden">{accountTitle}</Cell>
      <Cell isNumeric>
        <Amount units={unitsOfAmount(amount, currency)} currency={currency} isMovement />
      </Cell>
      {canWrite && (
        <Cell className="text-right">
          {posted && leftOfTransaction(transaction, currency) > 0n && (
            <PayButton
              transaction={transaction}
              direction={unitsOfAmount(amount, currency) > 0n ? 'in' : 'out'}
            />
          )}
        </Cell>
      )}
    </tr>
  );
}
