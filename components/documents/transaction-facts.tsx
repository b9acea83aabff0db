'use client';

import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';

/** A transaction in two lines: what the bank says, with its amount, and when; `note` comes after the day. */
export function TransactionFacts({
  transaction,
  note,
}: {
  transaction: Pick<Transaction, 'description' | 'amount' | 'datetime'>;
  note?: ReactNode;
}) {
  const { currency } = useBusiness();
  const locale = useLocale();
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">
          {transaction.description.trim() || 'No description'}
        </span>
        <Amount units={unitsOfAmount(transaction.amount, currency)} currency={currency} isMovement />
      </span>
      <span className="text-xs text-soft">
        {formatDayOfYear(transaction.datetime, locale)}
        {note && <> · {note}</>}
      </span>
    </span>
  );
}
