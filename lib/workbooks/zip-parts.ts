import { damaged, WorkbookRefused } from './workbook';

/** The parts of an archive by their names in small letters, and how much of them may still be unpacked. */
export type ZipParts = { parts: ReadonlyMap<string, ZipPart>; bytesLeft: number };
type ZipPart = { method: number; crc: number; bytes: Uint8Array<ArrayBuffer> };

const [ofEnd, ofWideEnd, ofWideEndPlace] = [0x06054b50, 0x06064b50, 0x07064b50];
const [ofEntry, ofPart] = [0x02014b50, 0x04034b50];
const longestComment = 65_535;
const wide = 0xffff_ffff;
/** In bytes, of all parts that are read together; a sheet of a million cells has about a tenth of it. */
const mostUnpacked = 300_000_000;
const mostParts = 10_000;

/** The parts that the directory at the end of the archive lists (APPNOTE 4.3), none of them unpacked yet. */
export function zipParts(bytes: Uint8Array<ArrayBuffer>, bytesLeft = mostUnpacked): ZipParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, ZipPart>();
  let at = directoryAt(view);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === ofEntry && parts.size < mostParts) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [name, extra, comment];
    if (view.getUint16(at + 8, true) & 1)
      throw new WorkbookRefused(
        'The workbook is protected by a password. Save it without one, and choose that file.',
      );
    const { size, start } = placeOf(view, at, nameLength, extraLength);
    const key = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const content = contentStart(view, start);
    parts.set(key.replaceAll('\\', '/').toLowerCase(), {
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      bytes: bytes.subarray(content, content + size),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return { parts, bytesLeft };
}

function directoryAt(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - longestComment);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== ofEnd) continue;
    const start = view.getUint32(at + 16, true);
    if (start !== wide) return start;
    if (at < 20 || view.getUint32(at - 20, true) !== ofWideEndPlace) break;
    const end = Number(view.getBigUint64(at - 12, true));
    if (end + 56 > view.byteLength || view.getUint32(end, true) !== ofWideEnd) break;
    return Number(view.getBigUint64(end + 48, true));
  }
  throw new WorkbookRefused(damaged);
}

/** Numbers that do not fit stand behind the name, in this order, each only if it does not fit. */
function placeOf(view: DataView, at: number, nameLength: number, extraLength: number) {
  let size = view.getUint32(at + 20, true);
  let start = view.getUint32(at + 42, true);
  const end = Math.min(at + 46 + nameLength + extraLength, view.byteLength);
  for (let field = at + 46 + nameLength; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let place = field + 4;
    const next = () => {
      place += 8;
      return place <= end ? Number(view.getBigUint64(place - 8, true)) : wide;
    };
    if (view.getUint32(at + 24, true) === wide) next();
    if (size === wide) size = next();
    if (start === wide) start = next();
  }
  return { size, start };
}

function contentStart(view: DataView, start: number): number {
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== ofPart)
    throw new WorkbookRefused(damaged);
  return start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
}

/** What is in a part, piece by piece; no more is unpacked than the archive may come to. Null where it has no such part. */
export function unpack(archive: ZipParts, name: string): AsyncGenerator<Uint8Array> | null {
  const part = archive.parts.get(name.toLowerCase());
  return part ? piecesOf(archive, part) : null;
}

async function* piecesOf(archive: ZipParts, { method, crc, bytes }: ZipPart): AsyncGenerator<Uint8Array> {
  if (method !== 0 && method !== 8)
    throw new WorkbookRefused(`The workbook is packed in an unusual way. ${again}`);
  const stored = new Blob([bytes]).stream();
  const stream = method === 0 ? stored : stored.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const sum = crc32();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new WorkbookRefused(damaged);
    });
    if (done) break;
    archive.bytesLeft -= value.length;
    if (archive.bytesLeft < 0) {
      await reader.cancel().catch(() => {});
      throw new WorkbookRefused(
        'The workbook is larger than 300 MB when it is unpacked. Save the sheet that is meant as CSV, and choose that file.',
      );
    }
    sum.add(value);
    yield value;
  }
  if (sum.value() !== crc) throw new WorkbookRefused(damaged);
}

const again = 'Open it in a spreadsheet program, save it again, and choose that file.';

const table = Uint32Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }).reduce((rest: number) => (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0), byte),
);

/** ISO 3309, which the archive keeps of each part. */
function crc32() {
  let rest = -1;
  return {
    add: (bytes: Uint8Array) => {
      for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 255] ?? 0);
    },
    value: () => (rest ^ -1) >>> 0,
  };
}
