'use client';

import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import type { ProbableMovement } from '@/lib/contract/probable-payment';
import type { Day } from '@/lib/dates/instant';
import { billReads } from '@/lib/reads/bill-reads';
import { invoiceReads } from '@/lib/reads/invoice-reads';
import { readOptions } from '@/lib/reads/read-options';
import { reportReads } from '@/lib/reads/report-reads';
import { probableCall } from './probable-call';
import type { AgingPair } from './unmatched';

/** What the entries of the days probably pay, null until it is known or where it is not wanted. */
export function useProbablePayments(
  days: { start: Day; end: Day },
  isWanted: boolean,
): ProbableMovement[] | null {
  const { id } = useBusiness();
  const read = readOptions(reportReads['probable-payments'], id, probableCall(days));
  const { data } = useQuery({ ...read, enabled: isWanted });
  return data?.data ?? null;
}

/** What is owed at the end of the day, null until it is known. */
export function useAgingOn(day: Day): AgingPair | null {
  const { id } = useBusiness();
  const call = { query: { as_of: day } };
  const receivable = useQuery(readOptions(invoiceReads.aging, id, call));
  const payable = useQuery(readOptions(billReads.aging, id, call));
  if (!receivable.data || !payable.data) return null;
  return { receivable: receivable.data.data, payable: payable.data.data };
}
