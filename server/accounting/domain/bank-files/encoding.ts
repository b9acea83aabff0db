import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { likelyEncoding, withPrintableControls } from '@/lib/csv/likely-encoding';
import { utf16Of } from '@/lib/csv/utf-16';
import { encodingByHeaders } from './encoding-by-headers';
import { countUtf8Letters } from './utf8-letters';

const headBytes = 2048;
/** In other encodings hardly any letters fit together as those of UTF-8 do: so many for each that does not are no accident. */
const leastValidLetters = 10;

/**
 * The file's text. A byte order mark decides; then UTF-8 that proves itself (programs that write it often declare
 * something older), but for a few letters that the bank cut; then what the OFX header or XML declaration says; then the
 * letters of the currency's language, and what the letters look like, unless headers are known in another; and
 * Windows-1252 last, in which every byte is a letter.
 * @param currency of the books
 */
export function decodeBankText(bytes: Uint8Array, currency?: string): string {
  const text = decodeAs(bytes, encodingOf(bytes, currency));
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function encodingOf(bytes: Uint8Array, currency: string | undefined): string {
  if (hasUtf8Mark(bytes)) return 'utf-8';
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  if (isUtf8(bytes) || isUtf8(withoutCutLetter(bytes)) || isDamagedUtf8(bytes)) return 'utf-8';
  const declared = declaredEncoding(bytes);
  if (declared) return declared;
  const likely = likelyEncoding(bytes, currency, { decode: iconv.decode, isKnown: iconv.encodingExists });
  return encodingByHeaders(bytes, likely) ?? likely;
}

function hasUtf8Mark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** A file that was cut may end inside a letter of up to four bytes. */
function withoutCutLetter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    if ((bytes[bytes.length - back] ?? 0) >= 0xc0) return bytes.subarray(0, bytes.length - back);
  }
  return bytes;
}

/** A bank that cuts texts by bytes leaves broken letters among whole ones; a file that wrongly declares UTF-8 has hardly a whole one. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const { valid, broken } = countUtf8Letters(bytes);
  return valid >= broken * leastValidLetters || (valid > broken && declaresUtf8(bytes));
}

function declaresUtf8(bytes: Uint8Array): boolean {
  return /encoding\s*[=:]\s*["']?utf-?8\b/i.test(headOf(bytes));
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = headOf(bytes);
  const xml = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/i.exec(head);
  const ofx = /CHARSET\s*:\s*([\w-]{1,40}?)(?=COMPRESSION|[^\w-]|$)/i.exec(head);
  const name = (xml?.[1] ?? ofx?.[1] ?? '').toLowerCase();
  if (name === '' || /^(none|us-?ascii|utf-?8|utf-?16.*)$/.test(name) || !iconv.encodingExists(name))
    return null;
  return withPrintableControls(name);
}

function headOf(bytes: Uint8Array): string {
  return decodeAs(bytes.subarray(0, headBytes), 'latin1');
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  return iconv.encodingExists(encoding) ? iconv.decode(bytes, encoding) : iconv.decode(bytes, 'windows-1252');
}
