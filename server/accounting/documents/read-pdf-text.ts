import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { askReader } from './ask-reader';
import type { ByteStream } from './blob-store';

/**
 * The lines of text of each of a PDF's first pages, top down, none for a scan; and the bytes of the electronic invoice that is attached
 * to it (ZUGFeRD, Factur-X).
 */
export type PdfText = { pages: string[][]; invoice: Uint8Array | null };

export type PdfFault = 'protected' | 'unreadable';

const answer = z.union([
  z.object({ pages: z.array(z.array(z.string())), invoice: z.base64().nullable() }),
  z.object({ refusal: z.enum(['protected', 'unreadable']) }),
]);

export async function readPdfText(bytes: ByteStream): Promise<Result<PdfText, PdfFault>> {
  const read = await askReader({
    program: 'pdf-text-reader.js',
    bytes,
    answer,
    timeoutMs: 20_000,
    heapMb: 160,
    memoryMb: 400,
  });
  if (!read.ok) return read;
  if ('refusal' in read.value) return refuse(read.value.refusal);
  const { pages, invoice } = read.value;
  return accept({ pages, invoice: invoice === null ? null : Buffer.from(invoice, 'base64') });
}
