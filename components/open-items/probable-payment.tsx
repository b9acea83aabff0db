'use client';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { ProbablePayment as Probable } from '@/lib/contract/probable-payment';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';

type Props = {
  payment: Probable;
  transactions: readonly Transaction[];
  /** The payments come to all that is open. */
  isInFull: boolean;
};

/** Which bank transaction probably pays a bill or an invoice, and what of it; nobody has accepted it yet. */
export function ProbablePayment({ payment, transactions, isInFull }: Props) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const transaction = transactions.find(({ id }) => id === payment.transaction_id);
  const day = formatDayOfYear(payment.datetime, locale);
  return (
    <p className="text-soft">
      Probably {isInFull ? 'paid' : 'partly paid'} {day} by{' '}
      <Link
        href={paths.transactions(businessId, { transaction: payment.transaction_id })}
        className="rounded text-accent wrap-anywhere underline-offset-2 hover:underline"
      >
        {transaction?.description || 'a bank transaction'}
      </Link>
      , <Amount units={unitsOfAmount(payment.amount, currency)} currency={currency} />. It is not matched yet.
    </p>
  );
}
