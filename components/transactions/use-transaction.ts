import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { readOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';

/** One transaction that a link names and the list has not reached; nothing is read for null. */
export function useTransaction(transactionId: string | null) {
  const { id: businessId } = useBusiness();
  return useQuery({
    ...readOptions(transactionReads.one, businessId, { parameters: { transaction_id: transactionId ?? '' } }),
    select: ({ data }) => data,
    enabled: transactionId !== null,
  });
}
