import type { ServerResponse } from 'node:http';
import { postponeScripts } from './postpone-scripts';

/**
 * Sends every page so that its scripts come after its first frame. Once the answer is said to be a page, Next.js has put its
 * compression in the place of `write` and `end`; here goes what is to be compressed.
 */
export function sendScriptsLate(response: ServerResponse): void {
  const setHeader = response.setHeader;
  response.setHeader = function watched(name, value) {
    setHeader.call(response, name, value);
    if (name.toLowerCase() === 'content-type' && `${value}`.startsWith('text/html')) {
      response.setHeader = setHeader;
      rewritePage(response);
    }
    return response;
  };
}

type Chunk = string | Uint8Array | null | undefined;
type Done = (error?: Error | null) => void;

function rewritePage(response: ServerResponse): void {
  const page = postponeScripts();
  const write = response.write as (chunk: Uint8Array, done?: Done) => boolean;
  const end = response.end as (chunk: Uint8Array, done?: Done) => ServerResponse;

  response.write = (chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done) => {
    forgetLength();
    const known = page.next(textOf(chunk, encoding));
    return write.call(response, Buffer.from(known, 'latin1'), doneOf(encoding, done));
  };
  response.end = (chunk?: Chunk | Done, encoding?: BufferEncoding | Done, done?: Done) => {
    forgetLength();
    const last = typeof chunk === 'function' ? undefined : chunk;
    const known = page.next(textOf(last, encoding)) + page.rest();
    const whenDone = typeof chunk === 'function' ? chunk : doneOf(encoding, done);
    return end.call(response, Buffer.from(known, 'latin1'), whenDone);
  };

  /** It is that of the page before. */
  function forgetLength() {
    if (!response.headersSent) response.removeHeader('content-length');
  }
}

/** A character for each byte, so that a letter may be cut in two: all that is looked for is ASCII. */
function textOf(chunk: Chunk, encoding?: BufferEncoding | Done): string {
  if (chunk === null || chunk === undefined) return '';
  if (typeof chunk !== 'string') return Buffer.from(chunk).toString('latin1');
  return Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8').toString('latin1');
}

function doneOf(encoding?: BufferEncoding | Done, done?: Done): Done | undefined {
  return typeof encoding === 'function' ? encoding : done;
}
