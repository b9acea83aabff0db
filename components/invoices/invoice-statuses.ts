import type { ItemStatus } from '@/lib/contract/item-kind';

/** What the list of invoices can be narrowed to. */
export const invoiceStatuses: readonly { id: ItemStatus; name: string }[] = [
  { id: 'draft', name: 'Drafts' },
  { id: 'open', name: 'Open' },
  { id: 'paid', name: 'Paid' },
  { id: 'voided', name: 'Voided' },
];
