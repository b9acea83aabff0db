import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import type { Bytes } from './blob-store';

export type PdfFault = 'protected' | 'unreadable';

const limits = { mostPages: 20, mostItems: 20_000 };
const patienceMs = 20_000;
const memoryMb = 160;

const answer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ refusal: z.enum(['protected', 'unreadable']) }),
]);

/**
 * The lines of text of a PDF's first pages, top down; none for a scan. A PDF is a program that strangers wrote, so it
 * is read in a thread with bounded memory and time: what overruns them is unreadable, and the service goes on.
 */
export function readPdfText(bytes: Bytes): Promise<Result<string[], PdfFault>> {
  const worker = new Worker(new URL('./pdf-text-worker.js', import.meta.url), {
    workerData: { bytes, ...limits },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const settle = (result: Result<string[], PdfFault>) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => settle(refuse('unreadable')), patienceMs);
    worker.once('message', (message: unknown) => {
      const told = answer.parse(message);
      settle('lines' in told ? accept(told.lines) : refuse(told.refusal));
    });
    worker.once('error', () => settle(refuse('unreadable')));
    worker.once('exit', () => settle(refuse('unreadable')));
  });
}
