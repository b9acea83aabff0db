import { damaged, WorkbookRefused } from './workbook';

const endOfChain = 0xffff_fffe;
const bytesOfHead = 512;

/** The streams of a compound file (MS-CFB), by name; null where it has none of these names. */
export function oleStream(bytes: Uint8Array, names: readonly string[]): Uint8Array | null {
  if (bytes.length < bytesOfHead) throw new WorkbookRefused(damaged);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = 2 ** view.getUint16(30, true);
  const smallSize = 2 ** view.getUint16(32, true);
  if (![512, 4096].includes(size) || smallSize !== 64) throw new WorkbookRefused(damaged);
  const sector = (number: number) => {
    const start = (number + 1) * size;
    if (start >= bytes.length) throw new WorkbookRefused(damaged);
    return bytes.subarray(start, start + size);
  };
  const next = numbersIn(sectorsOfTable(view, sector, size).map(sector));
  const chain = (first: number) => join(follow(first, next).map(sector));
  const directory = chain(view.getUint32(48, true));
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) =>
    readEntry(directory.subarray(index * 128, index * 128 + 128)),
  );
  const found = names.map((name) => entries.find((entry) => entry.name === name)).find(Boolean);
  if (!found) return null;
  if (found.length >= view.getUint32(56, true)) return chain(found.first).subarray(0, found.length);
  const smallNext = numbersIn([chain(view.getUint32(60, true))]);
  const small = chain(entries[0]?.first ?? endOfChain);
  const pieces = follow(found.first, smallNext).map((number) =>
    small.subarray(number * 64, number * 64 + 64),
  );
  return join(pieces).subarray(0, found.length);
}

/** Which sectors have the table of what follows what: 109 in the head, more in a chain of their own. */
function sectorsOfTable(view: DataView, sector: (number: number) => Uint8Array, size: number): number[] {
  const all = Array.from({ length: 109 }, (_, index) => view.getUint32(76 + index * 4, true));
  let more = view.getUint32(68, true);
  for (let count = view.getUint32(72, true); more < endOfChain && count > 0; count -= 1) {
    const numbers = numbersIn([sector(more)]);
    all.push(...numbers.slice(0, size / 4 - 1));
    more = numbers[size / 4 - 1] ?? endOfChain;
  }
  return all.filter((number) => number < endOfChain);
}

function follow(first: number, next: readonly number[]): number[] {
  const chain: number[] = [];
  for (let at = first; at < endOfChain; at = next[at] ?? endOfChain) {
    // A chain that is longer than the table goes round in a circle.
    if (chain.length > next.length) throw new WorkbookRefused(damaged);
    chain.push(at);
  }
  return chain;
}

function numbersIn(pieces: readonly Uint8Array[]): number[] {
  return pieces.flatMap((piece) => {
    const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
    return Array.from({ length: Math.floor(piece.length / 4) }, (_, index) =>
      view.getUint32(index * 4, true),
    );
  });
}

function readEntry(entry: Uint8Array) {
  const view = new DataView(entry.buffer, entry.byteOffset, entry.byteLength);
  const nameLength = Math.min(64, Math.max(2, view.getUint16(64, true)));
  return {
    name: new TextDecoder('utf-16le').decode(entry.subarray(0, nameLength - 2)),
    first: view.getUint32(116, true),
    length: view.getUint32(120, true),
  };
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
