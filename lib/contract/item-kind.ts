/** The kinds of open items: a bill is owed by the business, an invoice to it. */
export type ItemKind = 'bill' | 'invoice';
