import { recognizeSignature } from '@/lib/file-types/file-signature';
import { isHeic, isSigned, isTiff } from '@/lib/file-types/refused-bytes';

/** By what a file begins with that is of no kind which the service takes: the code of why it would be refused. */
export function refusedContent(start: Uint8Array): string {
  if (isHeic(start)) return 'heic_photo';
  if (isSigned(start)) return 'signed_file';
  if (/ZIP/.test(recognizeSignature(start) ?? '')) return 'archive';
  return isTiff(start) ? 'tiff' : 'unsupported_media_type';
}
