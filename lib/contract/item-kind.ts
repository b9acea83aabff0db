/** The kinds of open items: a bill is owed by the business, an invoice to it. */
export type ItemKind = 'bill' | 'invoice';

/** What becomes of an invoice; a bill is no draft. */
export const itemStatuses = ['draft', 'open', 'paid', 'voided'] as const;
export type ItemStatus = (typeof itemStatuses)[number];
