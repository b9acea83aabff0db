import { passOn } from './read';

export const creditReads = {
  notes: passOn('credit-notes', 'listCreditNotes'),
};

/** How many of the latest are shown beside a vendor or customer. */
export const mostCreditNotes = 100;

type Party = { vendor_id: string } | { customer_id: string };

/** The query of the latest credit notes of a vendor or customer. */
export function latestCreditNotesOf(party: Party) {
  return { ...party, page_size: mostCreditNotes };
}
