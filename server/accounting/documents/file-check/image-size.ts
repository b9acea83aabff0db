import type { ImageType } from '@/lib/media-type';
import { type ByteParts, type ByteWalk, walkBytes } from './byte-walk';
import { jpegSize } from './jpeg-size';
import { pngSize } from './png-size';
import { webpSize } from './webp-size';

/** In pixels. */
export type ImageSize = { width: number; height: number };

/** The size in the header of an image; null if the file is damaged or truncated. The image is not decoded. */
export function imageSize(type: ImageType, parts: ByteParts): Promise<ImageSize | null> {
  return walkBytes(parts, (walk) => imageSizeAt(type, walk));
}

/** The same, from the current position of a reader. */
export async function imageSizeAt(type: ImageType, walk: ByteWalk): Promise<ImageSize | null> {
  const size = await reader[type](walk);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

const reader = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/webp': webpSize };
