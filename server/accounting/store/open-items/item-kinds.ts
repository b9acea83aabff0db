import type { ItemKind } from '@/lib/contract/item-kind';
import type { PartyKind } from '@/lib/contract/party';

/** What vendors send and customers get. */
export const itemKinds: Record<PartyKind, ItemKind> = { vendor: 'bill', customer: 'invoice' };
