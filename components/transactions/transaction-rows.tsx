'use client';

import { memo } from 'react';
import { leftOfTransaction } from '@/components/item-payments/left-of-transaction';
import { type LedgerIndex, otherLedgerNames } from '@/components/journal-entries/entry-summary';
import { statusNames } from '@/components/journal-entries/status-names';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { RowButton, useListRow } from '@/components/ui/list-detail/list-row';
import { useLocale } from '@/components/ui/locale';
import { Cell } from '@/components/ui/tables/table';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDay, formatDayOfYear } from '@/lib/format/day';
import { PayButton } from './pay-button';

type Props = {
  transactions: readonly Transaction[];
  accountTitles: ReadonlyMap<string, string>;
  ledgers: LedgerIndex;
  openId: string | null;
  onOpen: (id: string) => void;
};

/** One page of rows; drawn once, however many pages follow. */
export const TransactionRows = memo(function TransactionRows({ transactions, openId, ...rest }: Props) {
  return (
    <tbody>
      {transactions.map((transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          isOpen={transaction.id === openId}
          {...rest}
        />
      ))}
    </tbody>
  );
});

type RowProps = Omit<Props, 'transactions' | 'openId'> & { transaction: Transaction; isOpen: boolean };

const TransactionRow = memo(function TransactionRow(props: RowProps) {
  const { transaction, accountTitles, ledgers, isOpen, onOpen } = props;
  const { currency, canWrite } = useBusiness();
  const locale = useLocale();
  const row = useListRow<HTMLTableRowElement>(isOpen);
  const { datetime, posted, amount, journal_entry: entry } = transaction;
  const title = transaction.description.trim() || 'No description';
  const names = entry ? otherLedgerNames(entry, ledgers, currency).join(', ') : '';
  const state = entry ? statusNames[entry.review_status] : posted ? 'No entry' : 'Not posted';
  const accountTitle = accountTitles.get(transaction.external_account_id) ?? '';
  return (
    <tr {...row}>
      <Cell className="pl-5! print:pl-0! whitespace-nowrap text-soft max-sm:hidden">
        <time dateTime={datetime}>{formatDayOfYear(datetime, locale)}</time>
      </Cell>
      <Cell className="truncate max-sm:py-1.5 max-sm:pl-4!">
        <RowButton isOpen={isOpen} onOpen={() => onOpen(transaction.id)} className="max-w-full truncate">
          {title}
        </RowButton>
        {!posted && (
          <span className="ml-2">
            <Badge>Not posted</Badge>
          </span>
        )}
        <span className="flex text-xs text-faint sm:hidden">
          <span className="shrink-0">{phoneDay(datetime, locale)}</span>
          {names && (
            <span className="min-w-0 truncate before:content-['_·_'] before:whitespace-pre">{names}</span>
          )}
          <span className="shrink-0 before:content-['_·_'] before:whitespace-pre">{state}</span>
        </span>
      </Cell>
      <Cell className="truncate text-soft @max-[64rem]:hidden">{accountTitle}</Cell>
      <Cell className="max-sm:hidden">
        <span className="line-clamp-2 leading-4 wrap-anywhere" title={names}>
          {names}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap text-soft max-sm:hidden">{state}</Cell>
      <Cell isNumeric className="max-sm:pr-4!">
        {/* One that is wider than its column goes over its left edge, not over the button at the right. */}
        <span className="flex justify-end">
          <Amount units={unitsOfAmount(amount, currency)} currency={currency} isMovement />
        </span>
      </Cell>
      {canWrite && (
        <Cell className="z-1 pr-4! text-right max-sm:hidden print:hidden">
          <span className="relative z-1">
            {posted && leftOfTransaction(transaction, currency) > 0n && (
              <PayButton
                transaction={transaction}
                direction={unitsOfAmount(amount, currency) > 0n ? 'in' : 'out'}
              />
            )}
          </span>
        </Cell>
      )}
    </tr>
  );
});

/** A phone has no room for the year that it is. */
function phoneDay(datetime: string, locale: string): string {
  const isThisYear = datetime.startsWith(String(new Date().getUTCFullYear()));
  return (isThisYear ? formatDay : formatDayOfYear)(datetime, locale);
}
