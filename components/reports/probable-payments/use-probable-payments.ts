'use client';

import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import type { Day } from '@/lib/dates/instant';
import { billReads } from '@/lib/reads/bill-reads';
import { invoiceReads } from '@/lib/reads/invoice-reads';
import { readOptions } from '@/lib/reads/read-options';
import type { AgingPair } from './unmatched';

/** What is owed at the end of the day, null until it is known; of no day, nothing is asked for and nothing owed. */
export function useAgingOn(day: Day | null): AgingPair | null {
  const { id } = useBusiness();
  const call = { query: { as_of: day ?? undefined } };
  const isAsked = { enabled: day !== null };
  const receivable = useQuery({ ...readOptions(invoiceReads.aging, id, call), ...isAsked });
  const payable = useQuery({ ...readOptions(billReads.aging, id, call), ...isAsked });
  if (day === null) return { receivable: null, payable: null };
  if (!receivable.data || !payable.data) return null;
  return { receivable: receivable.data.data, payable: payable.data.data };
}
