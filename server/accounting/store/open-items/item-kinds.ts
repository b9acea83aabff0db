import type { ItemKind } from '../../domain/postings/open-item';
import type { PartyKind } from '../party-store';

/** What vendors send and customers get. */
export const itemKinds: Record<PartyKind, ItemKind> = { vendor: 'bill', customer: 'invoice' };
