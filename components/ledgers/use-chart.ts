'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ledger, LedgerBalance } from '@/lib/contract/ledger';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { figureReads } from '@/lib/reads/changed-by-posting';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { readAgain } from '@/lib/reads/read-again';
import { type FirstRead, readOptions } from '@/lib/reads/read-options';

export type Chart = { ledgers: Ledger[]; balances: LedgerBalance[] };

/** The chart of accounts with its balances at the end of the day: first as the page brought it, later as it is read again. */
export function useChart(businessId: string, day: Day, initial: FirstRead<Chart>) {
  const client = useQueryClient();
  const ledgers = useQuery({
    ...readOptions(ledgerReads.list, businessId, {}),
    initialData: { data: initial.ledgers },
    initialDataUpdatedAt: initial.readAt,
  });
  const balances = useQuery({
    ...readOptions(ledgerReads.balances, businessId, { query: { end_datetime: endOfDay(day) } }),
    initialData: { data: initial.balances },
    initialDataUpdatedAt: initial.readAt,
  });
  return {
    ledgers: ledgers.data.data,
    balances: balances.data.data,
    /** Reads the chart again, and all that has names and places of ledgers; resolves when it is there. */
    refresh: () => readAgain(client, businessId, ledgerReads.list, ...figureReads),
  };
}
