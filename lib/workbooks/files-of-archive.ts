import type { Entry } from '@zip.js/zip.js/lib/zip-core-reader.js';
import { byName } from '../by-name';
import { recognizeSignature } from '../file-types/file-signature';
import { accept, type Result, refuse } from '../result';
import { uploadLimitBytes } from '../upload-limit';
import { kindOfWorkbook } from './kind-of-workbook';
import { WorkbookRefused } from './workbook';
import { piecesOf, type ZipParts, zipParts } from './zip-parts';

/** A file in an archive that is not taken out of it, and what it is, or why it is not taken. */
export type LeftOut = {
  name: string;
  what: string;
  /** It was not looked into, so that a statement may be missing. */
  mayBeBankFile?: true;
};

export type UnpackedArchive = { files: File[]; leftOut: LeftOut[] };

type Content = { pieces: Uint8Array<ArrayBuffer>[]; isTooLarge: boolean };

type FileEntry = Extract<Entry, { directory: false }>;

/** Of an archive; a bank that gives a file a day gives some 370 a year. */
const mostFiles = 1000;
const tooMany = `The archive has more than ${mostFiles} files. Unpack it, and choose those that are meant.`;

/** What systems put beside the files of a person. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
/** What may be a bank file though it is no text: workbooks are read later, each by itself. */
const WORKBOOKS = /^an (?:Excel workbook|OpenDocument spreadsheet|old Excel or Word document)$/;
const ARCHIVES = /^an? (?!empty).*archive(?: or an Excel workbook)?$/;

type Reason = Omit<LeftOut, 'name'>;
const tooLarge: Reason = { what: 'larger than 25 MB: export it for shorter periods', mayBeBankFile: true };
const innerArchive: Reason = {
  what: 'an archive inside the archive: unpack it, and choose it',
  mayBeBankFile: true,
};

/**
 * The files that may be bank files, by their names: files of days come in the order of the days. Null of anything that is no archive,
 * or is a document of a program.
 * @param mostUnpacked in bytes, of all files together
 */
export async function filesOfArchive(
  bytes: Uint8Array<ArrayBuffer>,
  mostUnpacked?: number,
): Promise<Result<UnpackedArchive, string> | null> {
  if (kindOfWorkbook(bytes) !== 'zip') return null;
  try {
    const archive = await zipParts(bytes, mostUnpacked);
    return archive.kind === 'files' ? await unpacked(archive) : null;
  } catch (problem) {
    if (problem instanceof WorkbookRefused) return refuse(problem.message);
    throw problem;
  }
}

async function unpacked(archive: ZipParts): Promise<Result<UnpackedArchive, string>> {
  const found = namedFiles(archive.entries);
  if (found.length > mostFiles) return refuse(tooMany);
  if (found.length === 0) return refuse('The archive has no files in it.');
  const files: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const { name, entry } of found) {
    const content = await contentOf(archive, entry);
    const reason = reasonToLeaveOut(content);
    if (reason === null) files.push(new File(content.pieces, name));
    else leftOut.push({ name, ...reason });
  }
  return accept({ files, leftOut });
}

/** Without the folders that all of them are in. */
function namedFiles(entries: readonly Entry[]): { name: string; entry: FileEntry }[] {
  const all = entries.flatMap((entry) => {
    const name = nameOf(entry);
    return entry.directory || OF_SYSTEM.test(name) ? [] : [{ path: name.split('/'), entry }];
  });
  const [first = { path: [] }] = all;
  const isShared = (depth: number) =>
    all.every(({ path }) => path.length > depth + 1 && path[depth] === first.path[depth]);
  let shared = 0;
  while (shared < first.path.length && isShared(shared)) shared += 1;
  return byName(all.map(({ path, entry }) => ({ name: path.slice(shared).join('/'), entry })));
}

/**
 * A name that is not marked as UTF-8 may be it all the same; else it is in the letters of MS-DOS. Some programs write where they began
 * to pack before each name (`./`).
 */
function nameOf({ filename, filenameUTF8, rawFilename }: Entry): string {
  let name = filename;
  if (!filenameUTF8) {
    try {
      name = new TextDecoder('utf-8', { fatal: true }).decode(rawFilename);
    } catch {
      // As the library has read it.
    }
  }
  const folders = name.replaceAll('\\', '/').split('/');
  return folders.filter((folder) => folder !== '' && folder !== '.' && folder !== '..').join('/') || name;
}

/** Of a file that is larger than one that may be sent only what it begins with. */
async function contentOf(archive: ZipParts, entry: FileEntry): Promise<Content> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of piecesOf(archive, entry)) {
    length += piece.length;
    pieces.push(new Uint8Array(piece));
    if (length > uploadLimitBytes) return { pieces, isTooLarge: true };
  }
  return { pieces, isTooLarge: false };
}

/** Null of what is taken. */
function reasonToLeaveOut({ pieces, isTooLarge }: Content): Reason | null {
  const bytes = joined(pieces);
  if (bytes.length === 0) return { what: 'empty' };
  const signature = recognizeSignature(bytes);
  if (signature === null || WORKBOOKS.test(signature)) return isTooLarge ? tooLarge : null;
  return ARCHIVES.test(signature) ? innerArchive : { what: signature };
}

function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
