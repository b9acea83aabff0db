'use client';
import { Trash2 } from 'lucide-react';
import NextLink from 'next/link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { IconButton } from '@/components/ui/button';
import { Cell, HeaderCell, Table } from '@/components/ui/table';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDay, formatDayOfYear } from '@/lib/format/day';
import type { JsonNumber } from '@/lib/json';
import { paths } from '@/lib/paths';

export type ShownPayment = {
  id: string;
  transaction_id: string;
  datetime: string;
  payment_amount: JsonNumber;
};

type TableProps = {
  payments: readonly ShownPayment[];
  /** Those that the payments came from. */
  transactions: readonly Transaction[];
  /** Null where the reader may not. */
  onRemove: ((payment: ShownPayment) => void) | null;
  isPending: boolean;
};

/** Each payment with the bank transaction that it came from. */
export function PaymentsTable({ payments, transactions, onRemove, isPending }: TableProps) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const byId = new Map(transactions.map((each) => [each.id, each]));
  return (
    <Table label="Payments" density="dense" className="table-fixed">
      <colgroup>
        <col className="w-16" />
        <col />
        <col className="w-28" />
        {onRemove && <col className="w-9" />}
      </colgroup>
      <thead className="sr-only">
        <tr>
          <HeaderCell>Date</HeaderCell>
          <HeaderCell>Transaction</HeaderCell>
          <HeaderCell isNumeric>Amount, {currency}</HeaderCell>
          {onRemove && <HeaderCell>Remove</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <Cell className="whitespace-nowrap text-soft">
              <time dateTime={payment.datetime} title={formatDayOfYear(payment.datetime, locale)}>
                {formatDay(payment.datetime, locale)}
              </time>
            </Cell>
            <Cell className="truncate">
              <Origin transaction={byId.get(payment.transaction_id)} />
            </Cell>
            <Cell isNumeric>
              <Amount units={unitsOfAmount(payment.payment_amount, currency)} currency={currency} />
            </Cell>
            {onRemove && (
              <Cell className="text-right">
                <IconButton
                  size="small"
                  label={`Remove the payment of ${formatDayOfYear(payment.datetime, locale)}`}
                  isDisabled={isPending}
                  onPress={() => onRemove(payment)}
                >
                  <Trash2 aria-hidden className="size-3.5" />
                </IconButton>
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What the bank calls it, leading to its entry. */
function Origin({ transaction }: { transaction: Transaction | undefined }) {
  const { id } = useBusiness();
  const title = transaction?.description.trim() || 'Bank transaction';
  if (!transaction?.journal_entry_id) return title;
  return (
    <NextLink
      href={paths.journalEntry(id, transaction.journal_entry_id)}
      prefetch={false}
      className="rounded underline-offset-2 hover:underline"
    >
      {title}
    </NextLink>
  );
}
