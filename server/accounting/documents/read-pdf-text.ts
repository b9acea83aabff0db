import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import type { Bytes } from './blob-store';

export type PdfFault = 'protected' | 'unreadable';

const patienceMs = 20_000;
const memoryMb = 160;

const answer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ refusal: z.enum(['protected', 'unreadable']) }),
]);

/**
 * The lines of text of a PDF's first pages, top down; none for a scan. A PDF is a program that strangers wrote, so it
 * is read in a process of its own with bounded memory and time: what overruns them is unreadable, the service goes on,
 * and the memory goes back to the system.
 */
export function readPdfText(bytes: Bytes): Promise<Result<string[], PdfFault>> {
  const reader = fork(fileURLToPath(new URL('./pdf-text-reader.js', import.meta.url)), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { NODE_ENV: process.env.NODE_ENV },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (result: Result<string[], PdfFault>) => {
      clearTimeout(timer);
      resolve(result);
      reader.kill('SIGKILL');
    };
    const timer = setTimeout(() => settle(refuse('unreadable')), patienceMs);
    reader.once('message', (message: unknown) => {
      const told = answer.parse(message);
      settle('lines' in told ? accept(told.lines) : refuse(told.refusal));
    });
    reader.once('error', () => settle(refuse('unreadable')));
    reader.once('exit', () => settle(refuse('unreadable')));
    // One that has ended takes no more bytes; its end says the rest.
    reader.stdin?.on('error', () => undefined);
    reader.stdin?.end(bytes);
  });
}
