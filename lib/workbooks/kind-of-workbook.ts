import { utf16Of } from '../csv/utf-16';

export type WorkbookKind = 'zip' | 'ole' | 'spreadsheet-xml' | 'flat-ods' | 'html';

/** How many of the first bytes are needed. */
export const headBytes = 4096;

/** What kind of workbook the content begins as, whatever the file is called; null of anything else. */
export function kindOfWorkbook(bytes: Uint8Array): WorkbookKind | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) return 'zip';
  if (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0) return 'ole';
  const head = new TextDecoder(utf16Of(bytes) ?? 'latin1')
    .decode(bytes.subarray(0, headBytes))
    .replace(/^(?:\ufeff|ï»¿)?\s*/, '');
  if (/^<\?xml/i.test(head) && /<(?:\w+:)?Workbook[\s>]/.test(head)) return 'spreadsheet-xml';
  if (/^<\?xml/i.test(head) && /<office:document[\s>]/.test(head)) return 'flat-ods';
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|meta|style|body|table|div|center|font)[\s>]/i.test(
      head,
    )
  )
    return 'html';
  return null;
}
