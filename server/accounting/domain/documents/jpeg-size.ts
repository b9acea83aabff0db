/** Start-of-frame markers; C4, C8 and CC among them mean something else. */
const startsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length of their own: TEM and the restarts. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** JPEG (ITU T.81 §B): the size in the start of frame, if a scan follows and is brought to an end. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  let size: { width: number; height: number } | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (startsFrame(marker)) {
      if (size || end < at + 9) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    // In the scan's data every FF is followed by 00 or a restart, so this end is not the end of a thumbnail.
    if (marker === startOfScan) return bytes.indexOf(endOfImage, end) === -1 ? null : size;
    at = end;
  }
  return null;
}
