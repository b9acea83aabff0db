import type { PartyKind } from '@/components/parties/party-kind';
import type { Party } from '@/lib/contract/party';

/** Whose credit it is. */
export type CreditParty = { kind: PartyKind; party: Party };
