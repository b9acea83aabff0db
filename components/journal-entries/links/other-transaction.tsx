import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { dayOf } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { readOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';

/** The day and the text of the transaction that a link is with: of equal candidates it tells which one is which. */
export function OtherTransaction({ transactionId }: { transactionId: string }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const parameters = { transaction_id: transactionId };
  const { data: transaction } = useQuery({
    ...readOptions(transactionReads.one, businessId, { parameters }),
    select: ({ data }) => data,
  });
  if (!transaction) return null;
  return (
    <p className="text-xs wrap-anywhere">
      {formatDayOfYear(dayOf(transaction.datetime), locale)}: {transaction.description}
    </p>
  );
}
