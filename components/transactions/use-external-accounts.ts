'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';
import { type ExternalAccount, externalAccount } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';

const accountsAnswer = dataOf(z.array(externalAccount));

/** The external accounts of the business. */
export function useExternalAccounts(businessId: string, initial: ExternalAccount[]) {
  const client = useQueryClient();
  const path = dataPaths.externalAccounts(businessId);
  const accounts = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => readData(path, accountsAnswer, signal),
    initialData: { data: initial },
  });
  return {
    accounts: accounts.data.data,
    /** Reads them again; resolves when they are there. */
    refresh: () => client.invalidateQueries({ queryKey: [path] }),
  };
}

/** `Business checking ··4417`. */
export function accountTitle({ name, last_four }: ExternalAccount): string {
  return last_four ? `${name} ··${last_four}` : name;
}
