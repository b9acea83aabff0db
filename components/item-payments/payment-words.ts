import type { ItemKind } from '@/lib/contract/item-kind';

/** The words of the dialog that records which bank transaction pays a bill or an invoice: one pays a bill, and is paid an invoice. */
export const fromTransactionWords = {
  bill: {
    title: 'Pay from a transaction',
    actionName: 'Pay',
    lead: (name: string, left: string) =>
      `${name} has ${left} left to pay. Choose the bank transaction that pays it.`,
  },
  invoice: {
    title: 'Record a payment',
    actionName: 'Record',
    lead: (name: string, left: string) => `${name} has ${left} open. Choose the deposit that paid it.`,
  },
} satisfies Record<
  ItemKind,
  { title: string; actionName: string; lead: (name: string, left: string) => string }
>;

/** The same for the dialog that chooses the bill or invoice of a transaction. */
export const ofTransactionWords = {
  bill: { title: 'Pay a bill', actionName: 'Pay' },
  invoice: { title: 'Match to an invoice', actionName: 'Match' },
} satisfies Record<ItemKind, { title: string; actionName: string }>;
