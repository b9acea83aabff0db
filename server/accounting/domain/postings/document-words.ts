import { cutDescription, type EntryWords } from '../journal-entry/reversal';

const kinds = { bill: 'Bill', invoice: 'Invoice', credit_note: 'Credit note' } as const;

type Document = {
  number: string;
  /** The vendor or customer, as it is called when this is posted. */
  partyName: string;
  description: string;
};

/**
 * What an entry says that posts a document: its title, such as "Invoice QF-309 · Fjellsang", and as its description the same
 * with what the document says of itself, so that a search finds the entry by each of these words.
 */
export function documentWords(
  kind: keyof typeof kinds,
  { number, partyName, description }: Document,
): EntryWords {
  const title = cutDescription(`${`${kinds[kind]} ${number}`.trim()} · ${partyName}`);
  const own = description.trim();
  return { description: own === '' ? title : cutDescription(`${title}: ${own}`), cleanDescription: title };
}
