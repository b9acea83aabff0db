import { invalid, type Problem } from '@/lib/contract/problem';
import { markBytes, mediaTypeOf } from '@/lib/file-types/magic-bytes';
import { isHeic, isSigned, isTiff } from '@/lib/file-types/refused-bytes';
import type { MediaType } from '@/lib/media-type';
import { accept, type Result, refuse } from '@/lib/result';
import { type ByteParts, type ByteWalk, walkBytes } from './byte-walk';
import { imageSizeAt } from './image-size';

/** The sharpest telephone cameras make 200 megapixels; a header that states more is there to exhaust a decoder. */
export const maximumPixels = 200_000_000;

/** The type of the file, detected by its content, or why it is rejected. */
export function checkFile(parts: ByteParts): Promise<Result<MediaType, Problem>> {
  return walkBytes(parts, check);
}

async function check(walk: ByteWalk): Promise<Result<MediaType, Problem>> {
  const mark = await walk.peek(markBytes);
  if (mark.length === 0) return refuse(atFile('empty_file', 'must not be empty'));
  const type = mediaTypeOf(mark);
  if (type === null) {
    return refuse({ code: 'unsupported_media_type', detail: whyUnsupported(mark) });
  }
  if (type === 'application/pdf' || type === 'application/xml') return accept(type);
  const size = await imageSizeAt(type, walk);
  if (size === null) return refuse(broken);
  const { width, height } = size;
  if (width * height <= maximumPixels) return accept(type);
  const message = `must have at most ${maximumPixels} pixels; its header states ${width} × ${height}`;
  return refuse(atFile('too_many_pixels', message));
}

function whyUnsupported(mark: Uint8Array): string {
  if (isHeic(mark)) {
    return 'HEIC and AVIF photos cannot be read. Save the photo as JPEG, or set the camera to "Most Compatible".';
  }
  if (isTiff(mark)) return 'TIFF files cannot be read. Save the file as PDF, with all its pages.';
  if (isSigned(mark))
    return 'Signed files (.p7m) cannot be read. Send the invoice in it without the signature, as XML.';
  return 'The content of the file is not PDF, PNG, JPEG, WebP or an electronic invoice (UBL, CII, FatturaPA or ebInterface in XML).';
}

const broken: Problem = {
  code: 'broken_file',
  detail: 'The image is damaged or truncated.',
  errors: [{ path: '/file', code: 'broken_file', message: 'is damaged or truncated' }],
};

function atFile(code: string, message: string): Problem {
  return invalid([{ path: '/file', code, message }]);
}
