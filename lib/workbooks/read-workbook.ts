import { likelyEncoding } from '../csv/likely-encoding';
import { utf16Of } from '../csv/utf-16';
import { accept, type Result, refuse } from '../result';
import { kindOfWorkbook } from './kind-of-workbook';
import { readHtmlTables } from './read-html-tables';
import { readFlatOds, readOds } from './read-ods';
import { readSpreadsheetXml } from './read-spreadsheet-xml';
import { readXls } from './read-xls';
import { readXlsx } from './read-xlsx';
import { type Sheet, saveAsXlsx, WorkbookRefused } from './workbook';
import { type ZipParts, zipParts } from './zip-parts';

/**
 * The sheets of a workbook that have anything in them, hidden ones as well; or a sentence that says why not and what to do.
 * @param currency of the books, whose language tells the letters of a page that does not say them
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  currency?: string,
): Promise<Result<Sheet[], string>> {
  try {
    const sheets = (await sheetsOf(bytes, currency)).filter(({ rows }) => rows.length > 0);
    return sheets.length > 0 ? accept(sheets) : refuse('The workbook has no cells with anything in them.');
  } catch (problem) {
    if (problem instanceof WorkbookRefused) return refuse(problem.message);
    throw problem;
  }
}

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>, currency: string | undefined): Promise<Sheet[]> {
  switch (kindOfWorkbook(bytes)) {
    case 'zip':
      return sheetsOfArchive(await zipParts(bytes));
    case 'ole':
      return readXls(bytes);
    case 'spreadsheet-xml':
      return readSpreadsheetXml(textOf(bytes, currency));
    case 'flat-ods':
      return readFlatOds(textOf(bytes, currency));
    case 'html':
      return [readHtmlTables(textOf(bytes, currency))];
    case null:
      throw new WorkbookRefused(`This is no workbook. ${saveAsXlsx}`);
  }
}

async function sheetsOfArchive(archive: ZipParts): Promise<Sheet[]> {
  switch (archive.kind) {
    case 'ods':
      return readOds(archive);
    case 'xlsx':
      return readXlsx(archive);
    case 'numbers':
      throw new WorkbookRefused(
        'This is a workbook of Numbers. Export it there as Excel or CSV, and choose that file.',
      );
    case 'document':
      throw new WorkbookRefused('This is a document without tables of a spreadsheet program.');
    case 'files':
      throw new WorkbookRefused('This is a ZIP archive. Unpack it, and choose the files in it.');
  }
}

/** UTF-8 where it is that, else what the page or document says of its letters, or what they look like. */
function textOf(bytes: Uint8Array, currency: string | undefined): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const named = /(?:charset|encoding)\s*=\s*["']?\s*([\w-]{2,40})/i.exec(head)?.[1];
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = isEncoding(named) ? named : likelyEncoding(withoutTags(bytes), currency);
    return new TextDecoder(encoding).decode(bytes);
  }
}

/** Names of tags are no words of a language. */
function withoutTags(bytes: Uint8Array): Uint8Array {
  let isTag = false;
  return bytes.filter((byte) => {
    if (byte === 0x3c) isTag = true;
    if (byte !== 0x3e) return !isTag;
    isTag = false;
    return false;
  });
}

function isEncoding(name: string | undefined): name is string {
  try {
    return name !== undefined && new TextDecoder(name).encoding !== 'utf-8';
  } catch {
    return false;
  }
}
