const signatureBytes = 8;
/** Length, type and checksum around the data of each chunk. */
const chunkOverheadBytes = 12;

/** PNG (ISO/IEC 15948 §5): the size in IHDR, which comes first, if the chunks run whole to IEND. */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < signatureBytes + chunkOverheadBytes + 13) return null;
  const hasHeader = bytes.readUInt32BE(8) === 13 && bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!hasHeader || !endsWhole(bytes)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function endsWhole(bytes: Buffer): boolean {
  let at = signatureBytes;
  let hasData = false;
  while (at + chunkOverheadBytes <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += bytes.readUInt32BE(at) + chunkOverheadBytes;
    if (at > bytes.length) return false;
    if (type === 'IEND') return hasData;
    if (type === 'IDAT') hasData = true;
  }
  return false;
}
