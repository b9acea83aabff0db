import { inflateSync } from 'node:zlib';

/** WOFF 1.0 (https://www.w3.org/TR/WOFF/): a header of 44 bytes, a directory of 20 for each table, the tables. */
const header = { length: 44, flavor: 4, tableCount: 12 };
const packedEntry = { length: 20, offset: 4, packed: 8, size: 12, checksum: 16 };
/** What it was made of: a header of 12 bytes, a directory of 16 for each table, the tables at multiples of 4. */
const plain = { header: 12, entry: 16 };

/** The font without its compression. The library for PDFs would undo it in JavaScript, for each document again. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(header.tableCount);
  const directory = Buffer.alloc(plain.header + count * plain.entry);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(header.flavor), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const parts = [directory];
  let place = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = header.length + index * packedEntry.length;
    const offset = woff.readUInt32BE(from + packedEntry.offset);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(from + packedEntry.packed));
    const size = woff.readUInt32BE(from + packedEntry.size);
    const table = Buffer.alloc(Math.ceil(size / 4) * 4);
    (packed.length < size ? inflateSync(packed) : packed).copy(table);
    const to = plain.header + index * plain.entry;
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + packedEntry.checksum), to + 4);
    directory.writeUInt32BE(place, to + 8);
    directory.writeUInt32BE(size, to + 12);
    parts.push(table);
    place += table.length;
  }
  return Buffer.concat(parts);
}
