import type { ItemKind } from '@/lib/contract/item-kind';
import type { Day } from '@/lib/dates/instant';

/** An open bill or invoice. */
export type OpenItemFacts = {
  kind: ItemKind;
  id: string;
  partyId: string;
  partyName: string;
  number: string;
  /** Minor units, greater than 0: what it lacks of being paid. */
  open: bigint;
  issuedOn: Day;
  dueOn: Day;
};
