import type { ByteWalk } from './byte-walk';

/** Start-of-frame markers; C4, C8 and CC among them mean something else. */
const startsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length of their own: TEM and the restarts. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** JPEG (ITU T.81 §B): the size in the start of frame, if a scan follows and is brought to an end. */
export async function jpegSize(walk: ByteWalk): Promise<{ width: number; height: number } | null> {
  let size: { width: number; height: number } | null = null;
  await walk.skip(2);
  for (;;) {
    const head = walk.peekNow(4) ?? (await walk.peek(4));
    if (head.length < 4 || head[0] !== 0xff) return null;
    const marker = head[1] ?? 0;
    if (marker === 0xff || standsAlone(marker)) {
      walk.skipNow(marker === 0xff ? 1 : 2);
      continue;
    }
    const length = head.readUInt16BE(2);
    if (length < 2) return null;
    if (startsFrame(marker)) {
      const frame = await walk.peek(9);
      if (size || length < 7 || frame.length < 9) return null;
      size = { height: frame.readUInt16BE(5), width: frame.readUInt16BE(7) };
    }
    if (!walk.skipNow(2 + length) && !(await walk.skip(2 + length))) return null;
    // In the scan's data every FF is followed by 00 or a restart, so this end is not the end of a thumbnail.
    if (marker === startOfScan) return (await walk.find(endOfImage)) ? size : null;
  }
}
