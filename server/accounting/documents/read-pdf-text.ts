import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { askReader } from './ask-reader';
import type { ByteStream } from './blob-store';

export type PdfFault = 'protected' | 'unreadable';

const answer = z.union([
  z.object({ pages: z.array(z.array(z.string())) }),
  z.object({ refusal: z.enum(['protected', 'unreadable']) }),
]);

/** The lines of text of each of a PDF's first pages, top down; none for a scan. */
export async function readPdfText(bytes: ByteStream): Promise<Result<string[][], PdfFault>> {
  const read = await askReader({
    program: 'pdf-text-reader.js',
    bytes,
    answer,
    timeoutMs: 20_000,
    heapMb: 160,
    memoryMb: 400,
  });
  if (!read.ok) return read;
  return 'pages' in read.value ? accept(read.value.pages) : refuse(read.value.refusal);
}
