import type { DocumentFailure } from '@/lib/contract/document';
import type { ImageType, MediaType } from '@/lib/media-type';
import { accept, type Result, refuse } from '@/lib/result';
import type { ByteStream } from '../../documents/blob-store';
import { imageSize } from '../../documents/file-check/image-size';
import { type ImageText, readImageText } from '../../documents/read-image-text';
import { readPdfText } from '../../documents/read-pdf-text';
import { type Extraction, nothingRead, type Reader } from '../../domain/documents/extraction';
import { readExtraction, readLines } from '../../domain/documents/read-extraction';
import { isReadable } from '../../domain/documents/readable-image';
import { linesOfPieces } from '../../domain/documents/text-line';

/** Opens the bytes of a file from their beginning, as often as asked. */
type Openable = { open(): ByteStream };

/** What the file of a document says of the purchase. */
export async function readFile(
  mediaType: MediaType,
  file: Openable,
  reader: Reader,
): Promise<Result<Extraction, DocumentFailure>> {
  if (mediaType !== 'application/pdf') return accept((await readImage(mediaType, file, reader)).extraction);
  const text = await readPdfText(file.open());
  if (text.ok) return accept(readExtraction(text.value, reader));
  // A document that needs a password is valid; it is not a failure.
  return text.problem === 'protected' ? accept(nothingRead) : refuse('unreadable');
}

/** An image without recognizable text is kept as a document: people can read it. `used`: what reading it took. */
export async function readImage(
  type: ImageType,
  file: Openable,
  reader: Reader,
): Promise<{ extraction: Extraction; used: ImageText['used'] | null }> {
  const size = await imageSize(type, file.open());
  if (!size || !isReadable(size)) return { extraction: nothingRead, used: null };
  const text = await readImageText(file.open());
  if (!text.ok) return { extraction: nothingRead, used: null };
  return { extraction: readLines(linesOfPieces(text.value.pieces), reader), used: text.value.used };
}
