import {
  type Entry,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_UNSUPPORTED_COMPRESSION,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { damaged, locked, WorkbookRefused } from './workbook';

/** What an archive is as a whole; `files`: it is no document of a program, but has files that somebody put together. */
export type ArchiveKind = 'ods' | 'xlsx' | 'numbers' | 'document' | 'files';

export type ZipParts = {
  kind: ArchiveKind;
  /** In the order of its directory; several may have the same name. */
  entries: readonly Entry[];
  /** By their names in small letters. */
  parts: ReadonlyMap<string, Entry>;
  /** How much of them may still be unpacked. */
  bytesLeft: number;
};

/** In bytes, of all parts that are read together; a sheet of a million cells has about a tenth of it. */
const mostUnpacked = 300_000_000;
const mostParts = 10_000;

/** The parts that the directory at the end of the archive lists, none of them unpacked yet. */
export async function zipParts(bytes: Uint8Array<ArrayBuffer>, bytesLeft = mostUnpacked): Promise<ZipParts> {
  // It runs in a worker already. What a directory and its parts say of each other is not compared: their checksums are.
  const reader = new ZipReader(new Blob([bytes]).stream(), {
    ...{ useWebWorkers: false, checkCrc32: true, strictness: 'tolerant' },
  });
  const entries: Entry[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entries.push(entry);
      if (entries.length === mostParts) break;
    }
  } catch (problem) {
    throw refusedFor(problem, words.unknown);
  }
  const parts = new Map(
    entries.map((entry) => [entry.filename.replaceAll('\\', '/').toLowerCase(), entry] as const),
  );
  const kind = kindOf([...parts.keys()]);
  if (entries.some(({ encrypted }) => encrypted)) throw new WorkbookRefused(wordsOf(kind).locked);
  return { kind, entries, parts, bytesLeft };
}

function kindOf(names: readonly string[]): ArchiveKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^(?:content\.xml|encrypted-package)$/)) return 'ods';
  if (has(/^index\/.*\.iwa$|^index\.zip$/)) return 'numbers';
  if (has(/^(?:word|ppt)\//)) return 'document';
  return has(/^xl\//) ? 'xlsx' : 'files';
}

/** What is in a part, piece by piece; no more is unpacked than the archive may come to. Null where it has no such part. */
export function unpack(archive: ZipParts, name: string): AsyncGenerator<Uint8Array> | null {
  const part = archive.parts.get(name.toLowerCase());
  return part && !part.directory ? piecesOf(archive, part) : null;
}

export async function* piecesOf(
  archive: ZipParts,
  part: Extract<Entry, { directory: false }>,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const unpacking = part.getData(writable).then(
    () => null,
    (problem: unknown) => {
      // Where a part cannot even be begun, the stream is left open.
      writable.abort(problem).catch(() => {});
      return problem;
    },
  );
  const sentences = wordsOf(archive.kind);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      archive.bytesLeft -= value.length;
      if (archive.bytesLeft < 0) throw new WorkbookRefused(sentences.tooLarge);
      yield value;
    }
  } catch (problem) {
    if (problem instanceof WorkbookRefused) throw problem;
    throw refusedFor(await unpacking, sentences);
  } finally {
    await reader.cancel().catch(() => {});
  }
  const problem = await unpacking;
  if (problem !== null) throw refusedFor(problem, sentences);
}

const words = {
  unknown: {
    damaged: 'The file is damaged: a part of it is missing or was changed. Download it once more.',
    locked: 'The file is protected by a password. Save or unpack it without one, and choose that.',
    unusual: 'The file is packed in an unusual way. Unpack it, and choose the files in it.',
  },
  document: {
    damaged,
    locked,
    tooLarge:
      'The workbook is larger than 300 MB when it is unpacked. Save the sheet that is meant as CSV, and choose that file.',
    unusual:
      'The workbook is packed in an unusual way. Open it in a spreadsheet program, save it again, and choose that file.',
  },
  files: {
    damaged: 'The archive is damaged: a part of it is missing or was changed. Download it once more.',
    locked: 'The archive is protected by a password. Unpack it, and choose the files in it.',
    tooLarge: 'The archive is larger than 300 MB when it is unpacked. Unpack it, and choose the files in it.',
    unusual: 'The archive is packed in an unusual way. Unpack it, and choose the files in it.',
  },
};

function wordsOf(kind: ArchiveKind) {
  return kind === 'files' ? words.files : words.document;
}

function refusedFor(problem: unknown, sentences: typeof words.unknown): WorkbookRefused {
  const message = problem instanceof Error ? problem.message : '';
  if (message === ERR_ENCRYPTED_CENTRAL_DIRECTORY) return new WorkbookRefused(sentences.locked);
  return new WorkbookRefused(message === ERR_UNSUPPORTED_COMPRESSION ? sentences.unusual : sentences.damaged);
}
