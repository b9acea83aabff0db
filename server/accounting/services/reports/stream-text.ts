import { streamWhenRead } from '@/lib/stream-when-read';

/** A client that reads nothing for this long is considered disconnected, and the source is released. */
const longestWaitMs = 30_000;

/**
 * Text as a stream that is written only as fast as it is read, and begun only when it is. The writer fails when the
 * reader has left or takes nothing; the reader fails when the writer does, so a broken text is never taken for whole.
 */
export function streamText(
  produce: (write: (text: string) => Promise<void>) => Promise<void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamWhenRead(() => begin(produce));
}

function begin(produce: (write: (text: string) => Promise<void>) => Promise<void>) {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  produce((text) => inTime(writer.write(encoder.encode(text)))).then(
    () => writer.close().catch(() => undefined),
    (error: unknown) => writer.abort(error).catch(() => undefined),
  );
  return readable;
}

async function inTime(taken: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the reader takes nothing')), longestWaitMs);
  });
  try {
    await Promise.race([taken, late]);
  } finally {
    clearTimeout(timer);
  }
}
