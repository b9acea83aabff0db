import { beginsAsInvoice } from '../electronic-invoice/begins-as-invoice';
import type { MediaType } from '../media-type';

/** How many of the first bytes are needed to detect the type of a file: the root of an XML file stands behind comments. */
export const markBytes = 8192;
/** How many of them hold the mark of an image or a PDF. */
export const bytesOfMark = 12;

/**
 * What the content begins with. A PDF must begin with its mark: readers also take one further in, which would let a
 * page of HTML pass as a PDF.
 */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const start = latin1(bytes.subarray(0, bytesOfMark));
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';
  return beginsAsInvoice(bytes.subarray(0, markBytes)) ? 'application/xml' : null;
}

/** Each byte as one character. */
export function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
