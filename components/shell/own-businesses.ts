'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { businessReads } from '@/lib/reads/business-reads';
import { keyOfAll } from '@/lib/reads/read';
import { readAgain } from '@/lib/reads/read-again';
import { readOptions } from '@/lib/reads/read-options';
import { type OwnBusiness, useBusiness } from './business-context';
import { usePerson } from './person-context';

/** Names change seldom, and the list of a large firm is long. */
const staleAfterMs = 30 * 60_000;

/**
 * The businesses that one can switch to; none until they are read, which begins once the page is there, or where they cannot be.
 * They are kept by the person, not by the business, so that going from one to the next does not read them again.
 */
export function useOtherBusinesses(hasOthers: boolean): readonly OwnBusiness[] {
  const { id } = useBusiness();
  const person = usePerson();
  const { data } = useQuery({
    ...readOptions(businessReads.own, id, {}),
    queryKey: keyOfAll(businessReads.own, person.id),
    enabled: hasOthers,
    staleTime: staleAfterMs,
  });
  return useMemo(() => (data?.data ?? []).filter((business) => business.id !== id), [data, id]);
}

/** To call after a business was created or renamed: what is kept of their names is read again. */
export function useOwnBusinessesAgain(): () => void {
  const client = useQueryClient();
  const person = usePerson();
  return () => void readAgain(client, person.id, businessReads.own);
}
