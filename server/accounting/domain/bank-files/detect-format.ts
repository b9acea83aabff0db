import type { BankFileFormat } from '@/lib/contract/transaction-import';
import { camtFormatOf } from './camt/messages';

/** A format that was found by its marks, or a sentence's end: what the file seems to be instead. */
export type Detected = { format: BankFileFormat } | { seemsToBe: string };

const HEAD_LENGTH = 65_536;
/** Control characters other than line ends and tabs, and bytes that are no letter in the file's encoding. */
const NOISE = /[^\P{Cc}\s]|\ufffd/gu;
const NOISE_SHARE = 0.02;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The first file in an Excel workbook, which is an archive. */
const OF_WORKBOOK = /^(?:\[Content_Types\]\.xml|_rels\/|xl\/|docProps\/)/;

const SIGNATURES: { bytes: number[]; at?: number; name: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'a PDF document' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG image' },
  { bytes: [0xff, 0xd8, 0xff], name: 'a JPEG image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], name: 'a GIF image' },
  { bytes: [0x57, 0x45, 0x42, 0x50], at: 8, name: 'a WebP image' },
  { bytes: [0x66, 0x74, 0x79, 0x70], at: 4, name: 'an image or video (HEIC or MP4)' },
  { bytes: [0x49, 0x49, 0x2a, 0x00], name: 'a TIFF image' },
  { bytes: [0x4d, 0x4d, 0x00, 0x2a], name: 'a TIFF image' },
  { bytes: ZIP, name: 'a ZIP archive or an Excel workbook' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], name: 'an empty ZIP archive' },
  { bytes: [0x1f, 0x8b], name: 'a gzip archive' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], name: 'a 7-Zip archive' },
  { bytes: [0x52, 0x61, 0x72, 0x21], name: 'a RAR archive' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel or Word document' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], name: 'a rich text (RTF) document' },
];

/** What the first bytes of a file that is no text say; null for anything that may be text. */
export function recognizeSignature(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(({ bytes: signature, at = 0 }) =>
    signature.every((byte, index) => bytes[at + index] === byte),
  );
  const inside = found?.bytes === ZIP ? firstNameIn(bytes) : '';
  if (inside === 'mimetype') return 'an OpenDocument file';
  if (inside !== '') return OF_WORKBOOK.test(inside) ? 'an Excel workbook' : 'a ZIP archive';
  return found?.name ?? null;
}

/** Behind the 30 bytes before it, the name of the first file of an archive; its length is in two of them. */
function firstNameIn(bytes: Uint8Array): string {
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  return new TextDecoder('latin1').decode(bytes.subarray(30, 30 + length));
}

/** The format by the marks that each one must carry; a table of values (CSV) is what is left. */
export function detectFormat(text: string): Detected {
  const head = text.slice(0, HEAD_LENGTH);
  if (/<OFX[\s>]/i.test(head) || /^\s*(?:OFXHEADER\s*:|<\?OFX\s)/i.test(head)) return { format: 'ofx' };
  const camt = camtFormatOf(head);
  if (camt !== null) return { format: camt };
  if (/^[ \t]*!(?:type:|account\b|option:|clear:)/im.test(head)) return { format: 'qif' };
  if (isMt940(head)) return { format: 'mt940' };
  const foreign = foreignText(head);
  return foreign === null ? { format: 'csv' } : { seemsToBe: foreign };
}

function isMt940(head: string): boolean {
  const hasHeader = /^[ \t]*(?:\{[^\n\r]{0,300}\{4:)?:(?:20|25):/m.test(head);
  return hasHeader && /^:(?:60[FM]|61|62[FM]|34F):/m.test(head);
}

function foreignText(head: string): string | null {
  const start = head.trimStart().slice(0, 2000);
  if (start === '') return 'empty';
  if ((head.match(NOISE)?.length ?? 0) > head.length * NOISE_SHARE) return 'binary data';
  if (/^01,[^,]*,[^,]*,\d{6},\d{4},/.test(start)) return 'a BAI2 file';
  if (/^!(?:TRNS|ACCNT|HDR|INVITEM)\b/.test(start)) return 'a QuickBooks IIF file';
  if (/^<!doctype\s+html|^<html|^(?:<!--[^>]{0,500}-->\s*)?<(?:head|body)[\s>]/i.test(start))
    return 'a web page (HTML)';
  const root = /^(?:<\?[^>]{0,500}>\s*)?(?:<!--[^>]{0,500}-->\s*)?<!?([a-z][\w:.-]{0,60})/i.exec(start)?.[1];
  if (/^(?:ss:)?workbook$/i.test(root ?? '')) return 'an Excel workbook in XML';
  if (root !== undefined) return `another kind of XML document (it starts with <${root}>)`;
  if (/^[[{]\s*["{[\]}\d]/.test(start)) return 'JSON';
  return null;
}
