import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { askReader } from './ask-reader';
import type { ByteStream } from './blob-store';

const fraction = z.number().min(0).max(1);
const piece = z.object({
  text: z.string(),
  certainties: z.array(fraction),
  place: z.object({ left: fraction, top: fraction, right: fraction, bottom: fraction }),
  slope: z.number(),
});
const turn = z.literal([0, 90, 180, 270]);
const answer = z.union([
  z.object({
    pieces: z.array(piece),
    turn,
    used: z.object({ seconds: z.number(), megabytes: z.number() }),
  }),
  z.object({ refusal: z.literal('unreadable') }),
]);

/**
 * The pieces of text that were found, in no order: each with how certain each of its letters is and where on the page
 * it is. `turn` is by how many degrees, clockwise, the picture was turned so that they are upright: places are on the page so
 * turned. `used` is what that took: seconds of computing and the most megabytes of memory.
 */
export type ImageText = {
  pieces: z.output<typeof piece>[];
  turn: z.output<typeof turn>;
  used: { seconds: number; megabytes: number };
};

/** How long the pictures of a document may take, all together: less than the lease of the job that reads it. */
export const longestReadingMs = 60_000;

/** A page of a PDF, the first being 1, and whether letters of its own are on it. */
export type ScannedPage = { number: number; hasText: boolean };

/** The text of a photograph or a scan. */
export function readImageText(bytes: ByteStream): Promise<Result<ImageText, 'unreadable'>> {
  return recognize('image-text-reader.js', bytes, [], longestReadingMs);
}

/** The text in the picture of a page of a PDF; no pieces where it has none that takes most of the page. */
export function readPageText(
  bytes: ByteStream,
  { number, hasText }: ScannedPage,
  timeoutMs: number,
): Promise<Result<ImageText, 'unreadable'>> {
  const args = [String(number), hasText ? 'with-text' : 'without-text'];
  return recognize('pdf-page-reader.js', bytes, args, timeoutMs);
}

/**
 * Recognition takes about two seconds of computing and half a gigabyte of memory (docs/receipts.md), which go back to the system with the
 * process.
 */
async function recognize(
  program: string,
  bytes: ByteStream,
  args: readonly string[],
  timeoutMs: number,
): Promise<Result<ImageText, 'unreadable'>> {
  const read = await askReader({
    program,
    args,
    bytes,
    answer,
    timeoutMs,
    heapMb: 160,
    memoryMb: 1024,
  });
  if (!read.ok) return read;
  return 'pieces' in read.value ? accept(read.value) : refuse(read.value.refusal);
}
