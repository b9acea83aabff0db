import { bytesOfMark, latin1 } from './magic-bytes';

/** Brands of High Efficiency Image files (ISO/IEC 23008-12 §10) and of AVIF, as telephones write them. */
const HEIC_BRAND = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)/;

/** Whether the content begins as a HEIC photo does. */
export function isHeic(bytes: Uint8Array): boolean {
  return HEIC_BRAND.test(latin1(bytes.subarray(4, bytesOfMark)));
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
