import iconv from 'iconv-lite';
import { isKnownHeader } from './csv/headers';

const HEAD_BYTES = 8192;
const CELL = /[^;,\t|"\r\n]{2,80}/g;
/** Those in which banks still write; of equals the first. */
const ENCODINGS = [
  ...['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255'],
  ...['windows-1256', 'windows-1257', 'windows-874', 'ibm852', 'ibm866'],
  ...['shift_jis', 'euc-kr', 'gb18030', 'big5'],
];

/**
 * The encoding in which more cells at the head of a file are headers that banks print than in the one that seems likely: a few words tell
 * headers apart where they are too few for a guess by the frequencies of letters. Null where none is.
 */
export function encodingByHeaders(bytes: Uint8Array, likely: string): string | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  let best: { encoding: string; count: number } = { encoding: likely, count: headersIn(head, likely) };
  for (const encoding of ENCODINGS) {
    const count = headersIn(head, encoding);
    if (count > best.count) best = { encoding, count };
  }
  return best.encoding === likely ? null : best.encoding;
}

function headersIn(head: Uint8Array, encoding: string): number {
  const cells = iconv.decode(head, encoding).match(CELL) ?? [];
  return new Set(cells.filter((cell) => /[^\p{ASCII}]/u.test(cell) && isKnownHeader(cell))).size;
}
