import type { Entry } from '../../journal-entry/entry';

/** The entry of money that came back of a payment, with the ledger of its own bank account. */
export type PostedRefund = { entry: Entry; bankLedgerId: string };
