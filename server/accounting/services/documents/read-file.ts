import type { DocumentFailure } from '@/lib/contract/document';
import type { ImageType, MediaType } from '@/lib/media-type';
import { accept, type Result, refuse } from '@/lib/result';
import type { ByteStream } from '../../documents/blob-store';
import { imageSize } from '../../documents/file-check/image-size';
import { readImageText } from '../../documents/read-image-text';
import { readPdfText } from '../../documents/read-pdf-text';
import { type Extraction, lessSure, nothingRead, type Reader } from '../../domain/documents/extraction';
import { readExtraction } from '../../domain/documents/read-extraction';
import { isReadable } from '../../domain/documents/readable-image';

/** Opens the bytes of a file from their beginning, as often as asked. */
type Openable = { open(): ByteStream };

/** What the file of a document says of the purchase. */
export async function readFile(
  mediaType: MediaType,
  file: Openable,
  reader: Reader,
): Promise<Result<Extraction, DocumentFailure>> {
  if (mediaType !== 'application/pdf') return accept(await readImage(mediaType, file, reader));
  const text = await readPdfText(file.open());
  if (text.ok) return accept(readExtraction(text.value, reader));
  // A document that needs a password is valid; it is not a failure.
  return text.problem === 'protected' ? accept(nothingRead) : refuse('unreadable');
}

/** An image without recognizable text is kept as a document: people can read it. */
async function readImage(type: ImageType, file: Openable, reader: Reader): Promise<Extraction> {
  const size = await imageSize(type, file.open());
  if (!size || !isReadable(size)) return nothingRead;
  const text = await readImageText(file.open());
  return text.ok ? lessSure(readExtraction(text.value.lines, reader), text.value.certainty) : nothingRead;
}
