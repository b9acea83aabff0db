import { utf16Of } from '@/lib/csv/utf-16';
import { recognizeSignature } from '@/lib/file-types/file-signature';
import { accept, type Result, refuse } from '@/lib/result';

/** In bytes. A chart of a thousand ledgers has about a tenth of a megabyte. */
export const largestFile = 5_000_000;

const CONTROLS = /[^\P{Cc}\t\n\r\f\v\u0080-\u009f]/u;

/**
 * The text of a file: UTF-16 and UTF-8 show themselves.
 * @param otherwise what else it is most likely
 */
export function decodeFile(bytes: Uint8Array, otherwise = () => 'windows-1252'): Result<string, string> {
  const kind = recognizeSignature(bytes);
  if (kind !== null)
    return refuse(
      `This is ${kind}. Export the trial balance as CSV, or save it as CSV in a spreadsheet, and choose that file.`,
    );
  if (bytes.length > largestFile)
    return refuse('The file is larger than 5 MB, too large for a trial balance.');
  const text = textOf(bytes, otherwise).replace(/^\ufeff/, '');
  if (text.trim() === '') return refuse('The file is empty.');
  if (CONTROLS.test(text)) return refuse('This is no text file. Export the trial balance as CSV.');
  return accept(text);
}

function textOf(bytes: Uint8Array, otherwise: () => string): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(otherwise()).decode(bytes);
  }
}
