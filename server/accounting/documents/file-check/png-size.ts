import type { ByteWalk } from './byte-walk';

const signatureBytes = 8;
/** Length, type and checksum around the data of each chunk. */
const chunkOverheadBytes = 12;

/** PNG (ISO/IEC 15948 §5): the size in IHDR, which comes first, if the chunks run whole to IEND. */
export async function pngSize(walk: ByteWalk): Promise<{ width: number; height: number } | null> {
  await walk.skip(signatureBytes);
  const header = await walk.peek(chunkOverheadBytes + 13);
  if (header.length < chunkOverheadBytes + 13) return null;
  const isHeader = header.readUInt32BE(0) === 13 && header.toString('latin1', 4, 8) === 'IHDR';
  const [width, height] = [header.readUInt32BE(8), header.readUInt32BE(12)];
  return isHeader && (await endsWhole(walk)) ? { width, height } : null;
}

async function endsWhole(walk: ByteWalk): Promise<boolean> {
  let hasData = false;
  for (;;) {
    const head = walk.peekNow(8) ?? (await walk.peek(8));
    if (head.length < 8) return false;
    const type = head.toString('latin1', 4, 8);
    const length = head.readUInt32BE(0) + chunkOverheadBytes;
    if (!walk.skipNow(length) && !(await walk.skip(length))) return false;
    if (type === 'IEND') return hasData;
    if (type === 'IDAT') hasData = true;
  }
}
