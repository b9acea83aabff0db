import type { Party, PartyKind } from '@/lib/contract/party';

/** Whose credit it is. */
export type CreditParty = { kind: PartyKind; party: Party };
