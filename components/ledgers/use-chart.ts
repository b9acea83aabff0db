'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ledger, LedgerBalance } from '@/lib/contract/ledger';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { readAgain } from '@/lib/reads/read-again';
import { readOptions } from '@/lib/reads/read-options';

export type Chart = { ledgers: Ledger[]; balances: LedgerBalance[] };

/** The chart of accounts with its balances: first as the page brought it, later as it is read again. */
export function useChart(businessId: string, initial: Chart) {
  const client = useQueryClient();
  const ledgers = useQuery({
    ...readOptions(ledgerReads.list, businessId, {}),
    initialData: { data: initial.ledgers },
  });
  const balances = useQuery({
    ...readOptions(ledgerReads.balances, businessId, {}),
    initialData: { data: initial.balances },
  });
  return {
    ledgers: ledgers.data.data,
    balances: balances.data.data,
    /** Reads the chart again; resolves when it is there. */
    refresh: () => readAgain(client, businessId, ledgerReads.list),
  };
}
