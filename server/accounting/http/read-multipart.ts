import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BusboyHeaders, default as busboy } from '@fastify/busboy';
import { accept, type Result, refuse } from '@/lib/result';
import type { Spool, UploadedFile } from '../services/requests/uploaded-file';
import { boundedBody } from './bounded-body';

export type Multipart = {
  /** The text of each field. */
  fields: Map<string, string>;
  /** The names of fields that come more than once; which text is meant is unknown. */
  repeated: ReadonlySet<string>;
  /** Files by the name of their field. */
  files: { field: string; file: UploadedFile }[];
};

/** In bytes: of each file, and of all the fields and boundaries around them. */
export type FormLimits = { file: number; overhead: number };

const mostParts = 100;

/**
 * Takes a form apart while it arrives, as fast as its files are written to the disk, so that none is in memory whole.
 * Throws what the disk does.
 */
export async function readMultipart(
  request: Request,
  spool: Spool,
  limits: FormLimits,
): Promise<Result<Multipart, 'unreadable' | 'too_large'>> {
  const fields = new Map<string, string>();
  const repeated = new Set<string>();
  let isTooLarge = false;
  const exceeded = () => {
    isTooLarge = true;
  };
  const parser = parserFor(request.headers.get('content-type') ?? '', limits);
  if (!parser) return refuse('unreadable');
  parser.on('field', (name: string, value: string) => {
    if (fields.has(name)) repeated.add(name);
    fields.set(name, value);
  });
  const arriving = receiveFiles(parser, spool, exceeded);
  const body = boundedBody(request.body, limits.file + limits.overhead, exceeded);
  const isRead = await pipeline(body, parser).then(
    () => true,
    () => false,
  );
  const files = await arriving.end();
  if (isTooLarge) return refuse('too_large');
  return isRead ? accept({ fields, repeated, files }) : refuse('unreadable');
}

type Parser = ReturnType<typeof busboy>;

/** Null for a content type without a boundary. */
function parserFor(contentType: string, limits: FormLimits): Parser | null {
  const headers: BusboyHeaders = { 'content-type': contentType };
  try {
    return busboy({
      headers,
      limits: { fileSize: limits.file, fieldSize: limits.overhead, parts: mostParts },
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch {
    return null;
  }
}

/** Writes each file that the parser comes upon. */
function receiveFiles(parser: Parser, spool: Spool, exceeded: () => void) {
  const files: Multipart['files'] = [];
  const streams: Readable[] = [];
  const writing: Promise<void>[] = [];
  let diskError: unknown = null;

  async function write(field: string, stream: Readable, name: string): Promise<void> {
    try {
      files.push({ field, file: { ...(await spool.receive(partsOf(stream))), name } });
    } catch (error) {
      // A disk that fails ends the parser before this is known, so what came last cannot tell the two apart.
      if (!(error instanceof BrokenOff)) diskError = error;
      parser.destroy();
    }
  }

  parser.on('file', (field: string, stream: Readable, name: string) => {
    stream.on('limit', exceeded);
    stream.on('error', () => parser.destroy());
    streams.push(stream);
    writing.push(write(field, stream, nameOf(name)));
  });
  return {
    /** The files, once parsing is complete; throws on a disk error. */
    async end(): Promise<Multipart['files']> {
      for (const stream of streams) stream.destroy();
      await Promise.all(writing);
      if (diskError !== null) throw diskError;
      return files;
    },
  };
}

/** The form ended in the middle of a file. */
class BrokenOff extends Error {}

async function* partsOf(stream: Readable): AsyncIterable<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    throw new BrokenOff('the form is cut off', { cause: error });
  }
}

/** Browsers write these three characters of a file's name as percent codes (HTML, multipart/form-data encoding). */
function nameOf(written: string): string {
  return written.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
}
