import type { ItemStatus } from '@/lib/contract/item-kind';

/** What the list of bills can be narrowed to. */
export const billStatuses: readonly { id: ItemStatus; name: string }[] = [
  { id: 'open', name: 'Open' },
  { id: 'paid', name: 'Paid' },
  { id: 'voided', name: 'Voided' },
];
