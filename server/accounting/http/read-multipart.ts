import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type BusboyHeaders, default as busboy } from '@fastify/busboy';

export type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

export type Multipart = {
  /** The text of each field; the last one where a name comes twice. */
  fields: Map<string, string>;
  /** Files by the name of their field. */
  files: { field: string; file: UploadedFile }[];
  /** A file had more bytes than were allowed; it ends there. */
  isTooLarge: boolean;
};

const mostParts = 100;

/**
 * Takes a form apart while it arrives, so that a file is in memory once, not once in the body and once beside it.
 * Throws what makes it unreadable.
 */
export async function readMultipart(
  request: Request,
  fileLimitBytes: number,
  fieldLimitBytes: number,
): Promise<Multipart> {
  const contentType = request.headers.get('content-type') ?? '';
  const announced = Number(request.headers.get('content-length') ?? 0);
  const read: Multipart = { fields: new Map(), files: [], isTooLarge: false };
  const headers: BusboyHeaders = { 'content-type': contentType };
  const parser = busboy({
    headers,
    limits: { fileSize: fileLimitBytes, fieldSize: fieldLimitBytes, parts: mostParts },
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
  });
  parser.on('field', (name: string, value: string) => read.fields.set(name, value));
  parser.on('file', (field: string, stream, name: string) => {
    const bytes = growingBytes(Math.min(announced, fileLimitBytes));
    stream.on('data', (part: Buffer) => bytes.add(part));
    stream.on('limit', () => {
      read.isTooLarge = true;
    });
    stream.on('error', (error) => parser.destroy(error));
    stream.on('end', () => read.files.push({ field, file: { name: nameOf(name), bytes: bytes.all() } }));
  });
  const body = request.body ?? new Blob([]).stream();
  await pipeline(Readable.fromWeb(body as ReadableStream), parser);
  return read;
}

/** Browsers write these three characters of a file's name as percent codes (HTML, multipart/form-data encoding). */
function nameOf(written: string): string {
  return written.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
}

/** Bytes that come in parts; as long as they fit what was expected, they are copied once. */
function growingBytes(expected: number) {
  let room = new Uint8Array(expected);
  let used = 0;
  return {
    add(part: Uint8Array) {
      if (used + part.length > room.length) {
        const larger = new Uint8Array(Math.max(used + part.length, room.length * 2));
        larger.set(room.subarray(0, used));
        room = larger;
      }
      room.set(part, used);
      used += part.length;
    },
    all: () => room.subarray(0, used),
  };
}
