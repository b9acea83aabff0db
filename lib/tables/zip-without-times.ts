/** Where the parts of a ZIP archive are (PKWARE APPNOTE 4.3): signatures, and places within each header. */
const endSignature = 0x06054b50;
const endLength = 22;
const entrySignature = 0x02014b50;
const entry = { time: 12, nameLength: 28, extraLength: 30, commentLength: 32, offset: 42, length: 46 };
const local = { time: 10 };
/** January 1, 1980, midnight: the first that the format knows. */
const earliest = 0x00210000;

/** The ZIP archive with one and the same time on all that is in it, so that equal contents are equal bytes. */
export function withoutTimes(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(archive);
  const view = new DataView(bytes.buffer);
  const end = bytes.length - endLength;
  if (end < 0 || view.getUint32(end, true) !== endSignature) throw new Error('the archive has no end');
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(place, true) !== entrySignature)
      throw new Error(`no entry of the archive at ${place}`);
    view.setUint32(place + entry.time, earliest, true);
    view.setUint32(view.getUint32(place + entry.offset, true) + local.time, earliest, true);
    place +=
      entry.length +
      view.getUint16(place + entry.nameLength, true) +
      view.getUint16(place + entry.extraLength, true) +
      view.getUint16(place + entry.commentLength, true);
  }
  return bytes;
}
