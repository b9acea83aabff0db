import Papa from 'papaparse';

const sampleBytes = 64 * 1024;
const sampleRows = 6;

/** The first rows of a file of columns, for a person to look at. The service reads the file itself, by its own rules. */
export async function readSample(file: File): Promise<string[][]> {
  const bytes = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer());
  const { data } = Papa.parse<string[]>(textOf(bytes), { preview: sampleRows, skipEmptyLines: 'greedy' });
  const width = Math.max(0, ...data.map((row) => row.length));
  return data.map((row) => Array.from({ length: width }, (_, place) => row[place] ?? ''));
}

/** UTF-8 where it is; else what banks have written since before it. A character cut off at the end is no fault. */
function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
