import { join } from 'node:path';
import { z } from 'zod';
import { mediaTypeOf } from '@/lib/file-types/magic-bytes';
import { accept, type Result, refuse } from '@/lib/result';
import { startBounded } from '@/server/platform/processes/bounded-process';

const file = z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) });

const message = z.object({
  /** As the message says; anybody can write any. */
  from: z.object({ address: z.string(), name: z.string() }),
  to: z.array(z.string()),
  subject: z.string(),
  date: z.string().nullable(),
  /** What the receiving mail server found out about the sender (RFC 8601), the latest first; empty where it says nothing. */
  checks: z.array(z.string()),
  /** What may be a receipt: PDFs, pictures and electronic invoices. */
  files: z.array(file),
  /** How many other files were in it. */
  left: z.number(),
  /** The text of the message, of its HTML if it has any. */
  lines: z.array(z.string()),
});
export type ReadMessage = z.output<typeof message>;
export type MailFile = z.output<typeof file>;

const bounds = { heapMb: 300, memoryMb: 500 };
const timeoutMs = 20_000;
const XML = /^(?:application|text)\/xml/;

/** In the folder of the project, from which every program is started. */
const program = join('server', 'dashboard', 'receipt-mail', 'reading', 'message-reader.js');

/** No other XML than an electronic invoice is a receipt. */
function withoutOtherXml(read: ReadMessage): ReadMessage {
  const files = read.files.filter(
    ({ type, bytes }) => !XML.test(type) || mediaTypeOf(bytes) === 'application/xml',
  );
  return { ...read, files, left: read.left + read.files.length - files.length };
}

/** What is in a message, read in a process of its own with bounded memory and time. */
export function readMessage(raw: Uint8Array): Promise<Result<ReadMessage, 'unreadable'>> {
  const reader = startBounded(join(process.cwd(), program), bounds);
  return new Promise((resolve) => {
    const settle = (result: Result<ReadMessage, 'unreadable'>) => {
      clearTimeout(timer);
      resolve(result);
      reader.kill('SIGKILL');
    };
    const timer = setTimeout(() => settle(refuse('unreadable')), timeoutMs);
    reader.once('message', (said: unknown) => {
      const read = message.safeParse(said);
      settle(read.success ? accept(withoutOtherXml(read.data)) : refuse('unreadable'));
    });
    reader.once('error', () => settle(refuse('unreadable')));
    reader.once('exit', () => settle(refuse('unreadable')));
    // One that has ended takes no more bytes; its end says the rest.
    reader.stdin?.on('error', () => undefined);
    reader.stdin?.end(raw);
  });
}
