import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { askReader } from './ask-reader';
import type { ByteStream } from './blob-store';

const answer = z.union([
  z.object({ lines: z.array(z.string()), certainty: z.number().min(0).max(1) }),
  z.object({ refusal: z.literal('unreadable') }),
]);

/** How sure the recognition is of its characters, from 0 to 1, and the lines that they make, top down. */
export type ImageText = { lines: string[]; certainty: number };

/**
 * The text of a photograph or a scan. Recognition takes one to three seconds of computing, and up to
 * 550 MB of memory for a page scanned at 600 dots an inch, which go back to the system with the process.
 */
export async function readImageText(bytes: ByteStream): Promise<Result<ImageText, 'unreadable'>> {
  const told = await askReader({
    program: 'image-text-reader.js',
    bytes,
    answer,
    patienceMs: 60_000,
    heapMb: 160,
    memoryMb: 1024,
  });
  if (!told.ok) return told;
  return 'lines' in told.value ? accept(told.value) : refuse(told.value.refusal);
}
