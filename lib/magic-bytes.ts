import { beginsAsInvoice } from './electronic-invoice/begins-as-invoice';
import type { MediaType } from './media-type';

/** How many of the first bytes are needed to detect the type of a file: the root of an XML file stands behind comments. */
export const markBytes = 8192;
const bytesOfMark = 12;

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

/** Brands of High Efficiency Image files (ISO/IEC 23008-12 §10) and of AVIF, as telephones write them. */
const heicBrand = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)/;

/** Whether the content begins as a HEIC photo does. */
export function isHeic(bytes: Uint8Array): boolean {
  return heicBrand.test(latin1(bytes.subarray(4, bytesOfMark)));
}

/** Whether the content begins as a TIFF does, in either order of bytes. */
export function isTiff(bytes: Uint8Array): boolean {
  return /^(?:II\*\0|MM\0\*)/.test(latin1(bytes.subarray(0, bytesOfMark)));
}

/** Where the mark of a signed file stands, behind its lengths. */
const bytesOfSignedMark = 80;
/** The identifier of signed data (RFC 5652), as bytes and in Base64, which depends on how many are before it. */
const signedMark = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02';
const SIGNED_AS_TEXT =
  /^(?:-----BEGIN [\w ]{3,20}-----\s+)?MI[\w+/]{0,16}(?:CSqGSIb3DQEHA|KoZIhvcNAQcC|kqhkiG9w0BBwI)/;

/** Whether the content begins as a signed file does (.p7m), in which Italian invoices come. */
export function isSigned(bytes: Uint8Array): boolean {
  const start = latin1(bytes.subarray(0, bytesOfSignedMark));
  return (start.startsWith('0') && start.includes(signedMark)) || SIGNED_AS_TEXT.test(start);
}

/** Each byte as one character. */
function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
