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
import { asShown } from '../../domain/documents/turned-page';

/** Opens the bytes of a file from their beginning, as often as asked. */
type Openable = { open(): ByteStream };

/** What the file of a document says of the purchase, and all lines that were read off it, below one another. */
export type FileReading = { extraction: Extraction; text: string };

const nothing: FileReading = { extraction: nothingRead, text: '' };

/** More of a long document is not searched. */
const longestText = 20_000;

function textOf(lines: readonly string[]): string {
  return lines.join('\n').replaceAll('\0', '').slice(0, longestText);
}

/** Reads the file of a document. */
export async function readFile(
  mediaType: MediaType,
  file: Openable,
  reader: Reader,
): Promise<Result<FileReading, DocumentFailure>> {
  if (mediaType !== 'application/pdf') return accept(await readImage(mediaType, file, reader));
  const text = await readPdfText(file.open());
  if (text.ok) return accept({ extraction: readExtraction(text.value, reader), text: textOf(text.value) });
  // A document that needs a password is valid; it is not a failure.
  return text.problem === 'protected' ? accept(nothing) : refuse('unreadable');
}

/** An image without recognizable text is kept as a document: people can read it. `used`: what reading it took. */
export async function readImage(
  type: ImageType,
  file: Openable,
  reader: Reader,
): Promise<FileReading & { used: ImageText['used'] | null }> {
  const size = await imageSize(type, file.open());
  if (!size || !isReadable(size)) return { ...nothing, used: null };
  const text = await readImageText(file.open());
  if (!text.ok) return { ...nothing, used: null };
  const lines = linesOfPieces(text.value.pieces);
  return {
    extraction: asShown(readLines(lines, reader), text.value.turn),
    text: textOf(lines.map((line) => line.text)),
    used: text.value.used,
  };
}
