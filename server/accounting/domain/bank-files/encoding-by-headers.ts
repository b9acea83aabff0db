import iconv from 'iconv-lite';
import { isKnownHeader } from './csv/columns/headers';

const headBytes = 8192;
const CELL = /[^;,\t|"\r\n]{2,80}/g;
/** Those in which banks still write; of equals the first. */
const OF_ONE_BYTE = [
  ...['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255'],
  ...['windows-1256', 'windows-1257', 'windows-874', 'ibm852', 'ibm866'],
];
const OF_TWO_BYTES = ['shift_jis', 'euc-kr', 'gb18030', 'big5'];
/** Of the bytes that are not ASCII so many stand beside another: accents among plain letters hardly ever do. */
const leastBeside = 0.6;

/**
 * The encoding in which more cells at the head of a file are headers that banks print than in the one that seems likely: a few words tell
 * headers apart where they are too few for a guess by the frequencies of letters. Null where none is.
 */
export function encodingByHeaders(bytes: Uint8Array, likely: string): string | null {
  const head = bytes.subarray(0, headBytes);
  let best: Known = { encoding: likely, count: headersIn(head, likely) };
  for (const encoding of OF_ONE_BYTE) best = better(best, { encoding, count: headersIn(head, encoding) });
  // Their tables take a second to load.
  if (best.count === 0 && standBesideOthers(head))
    for (const encoding of OF_TWO_BYTES) best = better(best, { encoding, count: headersIn(head, encoding) });
  return best.encoding === likely ? null : best.encoding;
}

type Known = { encoding: string; count: number };

function better(best: Known, other: Known): Known {
  return other.count > best.count ? other : best;
}

function standBesideOthers(head: Uint8Array): boolean {
  const isForeign = (at: number) => (head[at] ?? 0) >= 0x80;
  const foreign = Array.from(head.keys()).filter(isForeign);
  const beside = foreign.filter((at) => isForeign(at - 1) || isForeign(at + 1));
  return beside.length >= foreign.length * leastBeside;
}

function headersIn(head: Uint8Array, encoding: string): number {
  const cells = iconv.decode(head, encoding).match(CELL) ?? [];
  return new Set(cells.filter((cell) => /[^\p{ASCII}]/u.test(cell) && isKnownHeader(cell))).size;
}
