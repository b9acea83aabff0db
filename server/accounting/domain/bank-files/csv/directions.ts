import { plainHeader } from './headers';

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
export function directionOf(text: string): 'out' | 'in' | null {
  const word = plainHeader(text) || text.replace('-', 'minus').replace('+', 'plus');
  if (OUTGOING.has(word)) return 'out';
  return INCOMING.has(word) ? 'in' : null;
}
