'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { type Ledger, type LedgerBalance, ledger, ledgerBalance } from '@/lib/contract/ledger';
import { dataOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';

const ledgersAnswer = dataOf(z.array(ledger));
const balancesAnswer = dataOf(z.array(ledgerBalance));

export type Chart = { ledgers: Ledger[]; balances: LedgerBalance[] };

/** The chart of accounts with its balances: first as the page brought it, later as it is read again. */
export function useChart(businessId: string, initial: Chart) {
  const client = useQueryClient();
  const ledgersPath = dataPaths.ledgers(businessId);
  const balancesPath = dataPaths.ledgerBalances(businessId);
  const ledgers = useQuery({
    queryKey: [ledgersPath],
    queryFn: ({ signal }) => readData(ledgersPath, ledgersAnswer, signal),
    initialData: { data: initial.ledgers },
  });
  const balances = useQuery({
    queryKey: [balancesPath],
    queryFn: ({ signal }) => readData(balancesPath, balancesAnswer, signal),
    initialData: { data: initial.balances },
  });
  return {
    ledgers: ledgers.data.data,
    balances: balances.data.data,
    /** Reads the chart again; resolves when it is there. */
    refresh: () => client.invalidateQueries({ queryKey: [ledgersPath] }),
  };
}
