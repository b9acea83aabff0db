import { plainHeader } from './headers';

export type Direction = 'out' | 'in';
/** Which way money went, by the text beside the amount; null where the text does not say it. */
export type DirectionReader = (text: string) => Direction | null;

const OUTGOING = new Set(
  'd dr db dbit debit debet af soll s out sent withdrawal lastschrift belastung cargo debito dare sortie ut ud minus'.split(
    ' ',
  ),
);
const INCOMING = new Set(
  'c cr crdt credit bij haben h in received deposit gutschrift abono credito avere entree ind plus'.split(
    ' ',
  ),
);

/** Which way money went, by a word or letter beside the amount; null for any other text. */
export function directionOf(text: string): Direction | null {
  const word = directionWord(text);
  if (OUTGOING.has(word)) return 'out';
  return INCOMING.has(word) ? 'in' : null;
}

/** A text as directions are compared: plain letters, or the name of a sign. */
export function directionWord(text: string): string {
  return plainHeader(text) || text.replace('-', 'minus').replace('+', 'plus');
}
