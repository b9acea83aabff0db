import { jpegSize } from './jpeg-size';
import type { ImageType } from './media-type';
import { pngSize } from './png-size';
import { webpSize } from './webp-size';

/** In pixels. */
export type ImageSize = { width: number; height: number };

/** The size that an image's header states; null when the file is broken or cut off. Nothing is decoded. */
export function imageSize(type: ImageType, bytes: Uint8Array): ImageSize | null {
  const size = reader[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return size && size.width > 0 && size.height > 0 ? size : null;
}

const reader = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/webp': webpSize };
