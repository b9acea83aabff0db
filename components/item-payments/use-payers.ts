'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { MoneyDirection } from '@/lib/contract/choices';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { readOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';

/** How many of the latest are searched; older ones are found by the words of the bank or the amount. */
export const mostLookedThrough = 100;

/**
 * The latest bank transactions of the direction that say so; while nothing is sought, those of the wanted amount too, however
 * old they are.
 * @param wanted minor units
 */
export function usePayers(direction: MoneyDirection, sought: string, wanted: bigint) {
  const { id, currency } = useBusiness();
  const optionsOf = (search: string | undefined) =>
    readOptions(transactionReads.list, id, { query: { direction, search, page_size: mostLookedThrough } });
  const latest = useQuery({ ...optionsOf(sought || undefined), placeholderData: keepPreviousData });
  const amount = decimalText(wanted, decimalsOf(currency));
  const { data: ofAmount, isLoading } = useQuery({
    ...optionsOf(amount),
    enabled: sought === '' && wanted > 0n,
  });
  const transactions = useMemo(() => {
    const found = latest.data?.data ?? [];
    const known = new Set(found.map((each) => each.id));
    const others = sought === '' ? (ofAmount?.data ?? []) : [];
    return [...found, ...others.filter((each) => !known.has(each.id))];
  }, [latest.data, ofAmount, sought]);
  // Both at once: what comes first must not move away from under the pointer.
  return { read: latest, isReading: latest.isPending || isLoading, transactions };
}
