import { from1904 } from './cell-text';
import { builtInFormat, type NumberFormat, numberFormat } from './number-format';
import { oleStream } from './ole-stream';
import { cellCounter, damaged, locked, type Sheet, saveAsXlsx, WorkbookRefused } from './workbook';
import { recordsFrom, XlsReader } from './xls-records';
import { readXlsSheet } from './xls-sheet';

const record = {
  ...{ begin: 0x0809, end: 0x000a, password: 0x002f, dates: 0x0022, sheet: 0x0085 },
  ...{ texts: 0x00fc, format: 0x041e, style: 0x00e0 },
} as const;
/** The version that Excel 97 to 2003 write, and nearly all programs since. */
const version = 0x0600;

type Listed = { name: string; isHidden: boolean; start: number };

/** The worksheets of a workbook of Excel 97 to 2003 (MS-XLS). */
export function readXls(bytes: Uint8Array): Sheet[] {
  if (oleStream(bytes, ['EncryptedPackage'])) throw new WorkbookRefused(locked);
  const stream = oleStream(bytes, ['Workbook', 'Book']);
  if (!stream) throw new WorkbookRefused(`This is no workbook. ${saveAsXlsx}`);
  const listed: Listed[] = [];
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let [texts, is1904]: [string[], boolean] = [[], false];
  for (const { type, parts } of recordsFrom(stream)) {
    const reader = new XlsReader(parts);
    if (type === record.begin && reader.short() !== version)
      throw new WorkbookRefused(`This is a workbook of a very old format. ${saveAsXlsx}`);
    if (type === record.password) throw new WorkbookRefused(locked);
    if (type === record.dates) is1904 = reader.short() === 1;
    if (type === record.sheet) listed.push(...readListed(reader));
    if (type === record.texts) texts = readTexts(reader);
    if (type === record.format) codes.set(reader.short(), reader.text(reader.short()));
    if (type === record.style) styles.push(readStyle(reader));
    if (type === record.end) break;
  }
  const formats = styles.map((id): NumberFormat => numberFormat(codes.get(id) ?? builtInFormat(id)));
  const context = { texts, formats, dayZero: is1904 ? from1904 : 0, count: cellCounter() };
  return listed.map(({ name, isHidden, start }) => {
    if (start >= stream.length) throw new WorkbookRefused(damaged);
    return { name, isHidden, ...readXlsSheet(recordsFrom(stream, start), context) };
  });
}

/** Worksheets only: charts and macros have no cells. */
function readListed(reader: XlsReader): Listed[] {
  const start = reader.long();
  const [state, kind, length] = [reader.byte(), reader.byte(), reader.byte()];
  const name = reader.text(length);
  return kind === 0 ? [{ name, isHidden: (state & 3) !== 0, start }] : [];
}

function readTexts(reader: XlsReader): string[] {
  reader.long();
  return Array.from({ length: reader.long() }, () => reader.text(reader.short()));
}

function readStyle(reader: XlsReader): number {
  reader.short();
  return reader.short();
}
