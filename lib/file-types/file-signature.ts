/** How much of an archive's end is searched for names. */
const bytesOfDirectory = 65_536;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What names in the directory at the end of an archive say of it. */
const NAMES_IN_ARCHIVE: [RegExp, string][] = [
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a PowerPoint presentation'],
  [/^xl\//, 'an Excel workbook'],
  [/^Index(?:\/.{1,200}\.iwa|\.zip)/, 'a document of Numbers, Pages or Keynote'],
];
/** The first file in an Excel workbook, which is an archive. */
const OF_WORKBOOK = /^(?:\[Content_Types\]\.xml|_rels\/|xl\/|docProps\/)/;

const SIGNATURES: { bytes: number[]; at?: number; name: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'a PDF document' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG image' },
  { bytes: [0xff, 0xd8, 0xff], name: 'a JPEG image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], name: 'a GIF image' },
  { bytes: [0x57, 0x45, 0x42, 0x50], at: 8, name: 'a WebP image' },
  { bytes: [0x66, 0x74, 0x79, 0x70], at: 4, name: 'an image or video (HEIC or MP4)' },
  { bytes: [0x49, 0x49, 0x2a, 0x00], name: 'a TIFF image' },
  { bytes: [0x4d, 0x4d, 0x00, 0x2a], name: 'a TIFF image' },
  { bytes: ZIP, name: 'a ZIP archive or an Excel workbook' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], name: 'an empty ZIP archive' },
  { bytes: [0x1f, 0x8b], name: 'a gzip archive' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], name: 'a 7-Zip archive' },
  { bytes: [0x52, 0x61, 0x72, 0x21], name: 'a RAR archive' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel or Word document' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], name: 'a rich text (RTF) document' },
];

/** What the first bytes of a file that is no text say; null for anything that may be text. */
export function recognizeSignature(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(({ bytes: signature, at = 0 }) =>
    signature.every((byte, index) => bytes[at + index] === byte),
  );
  if (found?.bytes !== ZIP) return found?.name ?? null;
  const inside = firstNameIn(bytes);
  if (inside === 'mimetype')
    return /^application\/vnd\.oasis\.opendocument\.spreadsheet/.test(latin1Of(bytes.subarray(38, 200)))
      ? 'an OpenDocument spreadsheet'
      : 'an OpenDocument file';
  const names = lastNamesIn(bytes);
  const named = NAMES_IN_ARCHIVE.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (named) return named[1];
  if (inside !== '') return OF_WORKBOOK.test(inside) ? 'an Excel workbook' : 'a ZIP archive';
  return found.name;
}

/** Behind the 30 bytes before it, the name of the first file of an archive; its length is in two of them. */
function firstNameIn(bytes: Uint8Array): string {
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  return latin1Of(bytes.subarray(30, 30 + length));
}

/** In the directory at the end of an archive each name is behind 42 bytes and a mark, with other things behind it. */
function lastNamesIn(bytes: Uint8Array): string[] {
  const entries = latin1Of(bytes.subarray(-bytesOfDirectory)).split('PK\u0001\u0002').slice(1);
  return entries.map((entry) => entry.slice(42));
}

function latin1Of(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
