'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { readAgain } from '@/lib/reads/read-again';
import { type FirstRead, readOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';

/** The external accounts of the business. */
export function useExternalAccounts(businessId: string, initial: FirstRead<{ accounts: ExternalAccount[] }>) {
  const client = useQueryClient();
  const accounts = useQuery({
    ...readOptions(transactionReads.externalAccounts, businessId, {}),
    initialData: { data: initial.accounts },
    initialDataUpdatedAt: initial.readAt,
  });
  return {
    accounts: accounts.data.data,
    /** Reads them again; resolves when they are there. */
    refresh: () => readAgain(client, businessId, transactionReads.externalAccounts),
  };
}

/** `Business checking ··4417`. */
export function accountTitle({ name, last_four }: ExternalAccount): string {
  return last_four ? `${name} ··${last_four}` : name;
}
