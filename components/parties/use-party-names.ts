'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { PartyKind } from '@/lib/contract/party';
import { partyReads } from '@/lib/reads/party-reads';
import { readOptions } from '@/lib/reads/read-options';

/** A vendor or customer by name: also a choice of a ComboBox. */
export type PartyName = { id: string; name: string };

/** Every vendor or customer by name, alphabetically. `initial` is what the server read with the screen. */
export function usePartyNames(kind: PartyKind, initial?: readonly PartyName[], readAt = 0) {
  const { id: businessId } = useBusiness();
  const read = useQuery({
    ...readOptions<typeof partyReads.vendor.names | typeof partyReads.customer.names>(
      partyReads[kind].names,
      businessId,
      {},
    ),
    ...(initial ? { initialData: { data: [...initial] }, initialDataUpdatedAt: readAt } : {}),
  });
  const names = read.data?.data;
  return useMemo(() => {
    const choices: readonly PartyName[] = names ?? [];
    return { choices, nameById: new Map(choices.map(({ id, name }) => [id, name])) };
  }, [names]);
}
