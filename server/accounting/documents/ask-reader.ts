import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { startBounded } from '@/server/platform/processes/bounded-process';
import type { ByteStream } from './blob-store';

type ReaderInput<Answer> = {
  /** The program, in the same folder as this file; one of the sources in TypeScript is bundled as JavaScript. */
  program: string;
  args?: readonly string[];
  bytes: ByteStream;
  answer: z.ZodType<Answer>;
  timeoutMs: number;
  /** Of the heap of JavaScript, and of everything. */
  heapMb: number;
  memoryMb: number;
};

/**
 * What a program says of a file. A file is a program that strangers wrote, so it is read in a process of its own with
 * bounded memory and time: what overruns them is unreadable, the service goes on, and the memory goes back to the
 * system.
 */
export function askReader<Answer>(input: ReaderInput<Answer>): Promise<Result<Answer, 'unreadable'>> {
  const isSource = import.meta.url.endsWith('.ts') && input.program.endsWith('.ts');
  const program = isSource ? input.program : input.program.replace(/\.ts$/, '.js');
  const execArgv = isSource ? ['--import', 'tsx'] : [];
  const reader = startBounded(fileURLToPath(new URL(`./${program}`, import.meta.url)), {
    ...input,
    execArgv,
  });
  return new Promise((resolve) => {
    const settle = (result: Result<Answer, 'unreadable'>) => {
      clearTimeout(timer);
      resolve(result);
      reader.kill('SIGKILL');
    };
    const timer = setTimeout(() => settle(refuse('unreadable')), input.timeoutMs);
    reader.once('message', (message: unknown) => settle(accept(input.answer.parse(message))));
    reader.once('error', () => settle(refuse('unreadable')));
    reader.once('exit', () => settle(refuse('unreadable')));
    // One that has ended takes no more bytes; its end says the rest. Where they cannot be read to the end, so does it.
    if (reader.stdin) pipeline(input.bytes, reader.stdin).catch(() => undefined);
  });
}
