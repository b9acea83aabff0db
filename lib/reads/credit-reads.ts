import { passOn } from './read';

export const creditReads = {
  notes: passOn('credit-notes', 'listCreditNotes'),
};

/** How many of the latest are shown beside a vendor or customer. */
export const mostCreditNotes = 100;
