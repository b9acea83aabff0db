import { buffer } from 'node:stream/consumers';
import type { DocumentFailure } from '@/lib/contract/document';
import { linesOfInvoice } from '@/lib/electronic-invoice/lines-of-invoice';
import type { ImageType, MediaType } from '@/lib/media-type';
import { accept, type Result, refuse } from '@/lib/result';
import type { ByteStream } from '../../documents/blob-store';
import { imageSize } from '../../documents/file-check/image-size';
import {
  type ImageText,
  longestReadingMs,
  readImageText,
  readPageText,
  type ScannedPage,
} from '../../documents/read-image-text';
import { readInvoiceXml } from '../../documents/read-invoice-xml';
import { type PdfText, readPdfText } from '../../documents/read-pdf-text';
import { type Extraction, nothingRead, type Reader, type Turn } from '../../domain/documents/extraction';
import { isReadable } from '../../domain/documents/files/readable-image';
import { asStored } from '../../domain/documents/files/turned-page';
import { readLines } from '../../domain/documents/read-extraction';
import { linesOfPieces, linesOfText, type TextLine } from '../../domain/documents/text-line';
import { readInvoiceAlone } from '../../domain/documents/with-electronic-invoice';

/** Opens the bytes of a file from their beginning, as often as asked. */
type Openable = { open(): ByteStream };

type Used = ImageText['used'];

/**
 * What the file of a document says of the purchase, and all lines that were read off it, below one another. `used`: what
 * recognizing text in pictures took.
 */
export type FileReading = { extraction: Extraction; text: string; used: Used };

const unused: Used = { seconds: 0, megabytes: 0 };
const nothing: FileReading = { extraction: nothingRead, text: '', used: unused };

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
  if (mediaType === 'application/xml') return readInvoice(file, reader);
  if (mediaType !== 'application/pdf') return accept(await readImage(mediaType, file, reader));
  const text = await readPdfText(file.open());
  if (text.ok) return accept(await readPdf(text.value, file, reader));
  // A document that needs a password is valid; it is not a failure.
  return text.problem === 'protected' ? accept(nothing) : refuse('unreadable');
}

async function readInvoice(
  file: Openable,
  { businessName }: Reader,
): Promise<Result<FileReading, DocumentFailure>> {
  const invoice = await readInvoiceXml(await buffer(file.open()));
  if (invoice === null) return refuse('unreadable');
  const extraction = readInvoiceAlone(invoice, businessName);
  return accept({ extraction, text: textOf(linesOfInvoice(invoice)), used: unused });
}

/** Recognizing text in a picture takes seconds: of a long scan, what matters stands on the first pages. */
const mostScannedPages = 3;
/** Fewer letters than this are a stamp or the name of the program that scanned the page. */
const leastLetters = 40;

/** The text of the pages, and what is recognized in the pictures of those that have none. */
async function readPdf({ pages, invoice }: PdfText, file: Openable, reader: Reader): Promise<FileReading> {
  const lines: TextLine[] = [];
  const shown: string[] = [];
  const turns: Turn[] = [];
  const used = { ...unused };
  const end = performance.now() + longestReadingMs;
  for (const [at, text] of pages.entries()) {
    const letters = text.join('').replaceAll(/\s/g, '').length;
    const isScan = at < mostScannedPages && letters < leastLetters;
    const scan = isScan ? await readScan(file, { number: at + 1, hasText: letters > 0 }, end) : null;
    lines.push(...(scan?.lines ?? linesOfText(text)));
    shown.push(...(scan?.lines.map((line) => line.text) ?? text));
    turns.push(scan?.turn ?? 0);
    used.seconds += scan?.used.seconds ?? 0;
    used.megabytes = Math.max(used.megabytes, scan?.used.megabytes ?? 0);
  }
  const told = invoice && (await readInvoiceXml(invoice));
  return { extraction: asStored(readLines(lines, reader, told), turns), text: textOf(shown), used };
}

/** A page that cannot be recognized has the text that it has: the rest of the document counts all the same. */
async function readScan(file: Openable, page: ScannedPage, end: number) {
  const timeoutMs = end - performance.now();
  if (timeoutMs <= 0) return null;
  const text = await readPageText(file.open(), page, timeoutMs);
  if (!text.ok || text.value.pieces.length === 0) return null;
  const pieces = text.value.pieces.map((piece) => ({
    ...piece,
    place: { ...piece.place, page: page.number },
  }));
  return { ...text.value, lines: linesOfPieces(pieces) };
}

/** An image without recognizable text is kept as a document: people can read it. */
async function readImage(type: ImageType, file: Openable, reader: Reader): Promise<FileReading> {
  const size = await imageSize(type, file.open());
  if (!size || !isReadable(size)) return nothing;
  const text = await readImageText(file.open());
  if (!text.ok) return nothing;
  const { pieces, turn, used } = text.value;
  const lines = linesOfPieces(pieces);
  return {
    extraction: asStored(readLines(lines, reader), [turn]),
    text: textOf(lines.map((line) => line.text)),
    used,
  };
}
