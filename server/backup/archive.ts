import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartRefusal } from '@/server/platform/start-refusal';
import { decrypting, encrypting, isEncrypted } from './encryption';

/** Adds members to an archive that is written as it grows. */
export interface ArchiveWriter {
  /** Streams exactly `size` bytes. */
  add(name: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
}

export interface Member {
  name: string;
  stream: AsyncIterable<Buffer>;
}

/** Runs `fill` and writes what it adds into the target, which is ended; throws the first error of either. */
export async function writeArchive(
  target: Writable,
  key: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const add: ArchiveWriter['add'] = (name, size, bytes) =>
    pipeline(Readable.from(bytes, { objectMode: false }), tar.entry({ name, size, mode: 0o600 }));
  const archive: ArchiveWriter = {
    add,
    addBytes: (name, bytes) => add(name, bytes.length, Readable.from([bytes])),
  };
  // Most documents do not get smaller, and rows get small enough quickly.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const written = key
    ? pipeline(tar, gzip, (source: AsyncIterable<Buffer>) => encrypting(source, key), target)
    : pipeline(tar, gzip, target);
  try {
    await Promise.all([
      written,
      fill(archive).then(
        () => tar.finalize(),
        (error: unknown) => {
          tar.destroy(error instanceof Error ? error : new Error(String(error)));
          throw error;
        },
      ),
    ]);
  } catch (error) {
    await written.catch(() => undefined);
    throw error;
  }
}

/**
 * The members of an archive in their order. Each must be read to its end before the next. Throws a StartRefusal for a
 * file that is not an archive, is not whole, or that the key does not open.
 */
export async function* readArchive(source: Readable, key: string | undefined): AsyncGenerator<Member> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const first = (await chunks.next()).value ?? Buffer.alloc(0);
  if (isEncrypted(first) && !key) {
    throw new StartRefusal('The backup is encrypted; set DAYBOOK_BACKUP_KEY to its key.');
  }
  if (!isEncrypted(first) && key && isGzip(first)) {
    throw new StartRefusal(
      'The backup is not encrypted although DAYBOOK_BACKUP_KEY is set; unset it if you trust where the file comes from.',
    );
  }
  if (!isEncrypted(first) && !isGzip(first)) throw new StartRefusal('The file is not a backup of Daybook.');
  const whole = following(first, chunks);
  const plain = isEncrypted(first) && key ? await decrypting(whole, key) : whole;
  const tar = extract();
  const opened = pipeline(plain, createGunzip(), tar);
  opened.catch(() => undefined);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, stream: refusing(entry as AsyncIterable<Buffer>) };
    }
    await opened;
  } catch (error) {
    throw refusalOf(error);
  }
}

async function* refusing(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): StartRefusal {
  return error instanceof StartRefusal
    ? error
    : damaged(error instanceof Error ? error.message : String(error));
}

export function damaged(how: string): StartRefusal {
  return new StartRefusal(`The backup is damaged or not complete (${how}).`);
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function* following(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
