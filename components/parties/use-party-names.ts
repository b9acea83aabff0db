'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';
import type { PartyKind } from './party-kind';

const namesAnswer = dataOf(z.array(z.object({ id: z.string(), name: z.string() })));

/** A vendor or customer by name: also a choice of a ComboBox. */
export type PartyName = { id: string; name: string };

/** Everything that is read of the vendors or customers of a business, for when one has changed. */
export function partiesKey(businessId: string, kind: PartyKind) {
  return ['parties', businessId, kind] as const;
}

/** Every vendor or customer by name, alphabetically. `initial` is what the server read with the screen. */
export function usePartyNames(kind: PartyKind, initial?: readonly PartyName[]) {
  const { id: businessId } = useBusiness();
  const read = useQuery({
    queryKey: [...partiesKey(businessId, kind), 'names'],
    queryFn: ({ signal }) => readData(dataPaths.partyNames(businessId, kind), namesAnswer, signal),
    ...(initial ? { initialData: { data: [...initial] } } : {}),
  });
  const names = read.data?.data;
  return useMemo(() => {
    const choices: readonly PartyName[] = names ?? [];
    return { choices, nameById: new Map(choices.map(({ id, name }) => [id, name])) };
  }, [names]);
}
