import type { BankFileFormat } from '@/lib/contract/transaction-import';
import { camtFormatOf } from './camt/messages';

/** A format that was found by its marks, or a sentence's end: what the file seems to be instead. */
export type Detected = { format: BankFileFormat } | { seemsToBe: string };

const headLength = 65_536;
/** Control characters other than line ends and tabs, and bytes that are no letter in the file's encoding. */
const NOISE = /[^\P{Cc}\s]|\ufffd/gu;
const noiseShare = 0.02;

/** The format by the marks that each one must carry; a table of values (CSV) is what is left. */
export function detectFormat(text: string): Detected {
  const head = text.slice(0, headLength);
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
  if ((head.match(NOISE)?.length ?? 0) > head.length * noiseShare) return 'binary data';
  if (/^01,[^,]*,[^,]*,\d{6},\d{4},/.test(start)) return 'a BAI2 file';
  if (/^!(?:TRNS|ACCNT|HDR|INVITEM)\b/.test(start)) return 'a QuickBooks IIF file';
  if (/^<!doctype\s+html|^<html|^(?:<!--[^>]{0,500}-->\s*)?<(?:head|body)[\s>]/i.test(start))
    return 'a web page (HTML)';
  const root = /^(?:<\?[^>]{0,500}>\s*)?(?:<!--[^>]{0,500}-->\s*)?<!?([a-z][\w:.-]{0,60})/i.exec(start)?.[1];
  if (/^(?:ss:)?workbook$/i.test(root ?? '')) return 'an Excel workbook in XML';
  if (root === 'office:document') return 'an OpenDocument file';
  if (root !== undefined) return `another kind of XML document (it starts with <${root}>)`;
  if (/^[[{]\s*["{[\]}\d]/.test(start)) return 'JSON';
  return null;
}
