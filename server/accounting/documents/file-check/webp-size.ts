import type { ByteWalk } from './byte-walk';

const firstChunk = 12;
const dataOfFirstChunk = 20;

/** WebP (RFC 9649): the size in the first chunk, of whichever of the three kinds it is, if the file is as long as it says. */
export async function webpSize(walk: ByteWalk): Promise<{ width: number; height: number } | null> {
  const bytes = await walk.peek(dataOfFirstChunk + 10);
  if (bytes.length < dataOfFirstChunk + 10 || !(await walk.skip(bytes.readUInt32LE(4) + 8))) return null;
  const kind = bytes.toString('latin1', firstChunk, firstChunk + 4);
  const data = bytes.subarray(dataOfFirstChunk);
  if (kind === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (kind === 'VP8L') return data[0] === 0x2f ? losslessSize(data.readUInt32LE(1)) : null;
  if (kind === 'VP8 ' && data.toString('hex', 3, 6) === '9d012a') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  return null;
}

/** Two fields of 14 bits, each one less than it means. */
function losslessSize(bits: number): { width: number; height: number } {
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
