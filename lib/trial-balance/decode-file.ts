import { utf16Of } from '@/lib/csv/utf-16';
import { accept, type Result, refuse } from '@/lib/result';

/** In bytes. A chart of a thousand ledgers has about a tenth of a megabyte. */
export const largestFile = 5_000_000;

const KINDS: [beginning: number[], name: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a workbook (XLSX)'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old workbook (XLS)'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
];
const CONTROLS = /[^\P{Cc}\t\n\r\f\v\u0080-\u009f]/u;

/** The text of a file: UTF-16 and UTF-8 show themselves, all else is read as Windows-1252. */
export function decodeFile(bytes: Uint8Array): Result<string, string> {
  const kind = KINDS.find(([beginning]) => beginning.every((byte, at) => bytes[at] === byte));
  if (kind)
    return refuse(
      `This is ${kind[1]}. Export the trial balance as CSV, or save it as CSV in a spreadsheet, and choose that file.`,
    );
  if (bytes.length > largestFile)
    return refuse('The file is larger than 5 MB, too large for a trial balance.');
  const text = textOf(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') return refuse('The file is empty.');
  if (CONTROLS.test(text)) return refuse('This is no text file. Export the trial balance as CSV.');
  return accept(text);
}

function textOf(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
