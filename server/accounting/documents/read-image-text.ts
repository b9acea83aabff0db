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

/**
 * The text of a photograph or a scan. Recognition takes about two seconds of computing and half a gigabyte of memory
 * (docs/receipts.md), which go back to the system with the process.
 */
export async function readImageText(bytes: ByteStream): Promise<Result<ImageText, 'unreadable'>> {
  const read = await askReader({
    program: 'image-text-reader.js',
    bytes,
    answer,
    patienceMs: 60_000,
    heapMb: 160,
    memoryMb: 1024,
  });
  if (!read.ok) return read;
  return 'pieces' in read.value ? accept(read.value) : refuse(read.value.refusal);
}
