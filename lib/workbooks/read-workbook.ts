import { utf16Of } from '../csv/utf-16';
import { accept, type Result, refuse } from '../result';
import { kindOfWorkbook } from './kind-of-workbook';
import { readHtmlTables } from './read-html-tables';
import { readSpreadsheetXml } from './read-spreadsheet-xml';
import { readXls } from './read-xls';
import { readXlsx } from './read-xlsx';
import { type Sheet, saveAsXlsx, WorkbookRefused } from './workbook';
import { type ZipParts, zipParts } from './zip-parts';

/** The sheets of a workbook that have anything in them, hidden ones as well; or a sentence that says why not and what to do. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Sheet[], string>> {
  try {
    const sheets = (await sheetsOf(bytes)).filter(({ rows }) => rows.length > 0);
    return sheets.length > 0 ? accept(sheets) : refuse('The workbook has no cells with anything in them.');
  } catch (problem) {
    if (problem instanceof WorkbookRefused) return refuse(problem.message);
    throw problem;
  }
}

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  switch (kindOfWorkbook(bytes)) {
    case 'zip':
      return sheetsOfArchive(zipParts(bytes));
    case 'ole':
      return readXls(bytes);
    case 'spreadsheet-xml':
      return readSpreadsheetXml(textOf(bytes));
    case 'html':
      return [readHtmlTables(textOf(bytes))];
    case null:
      throw new WorkbookRefused(`This is no workbook. ${saveAsXlsx}`);
  }
}

async function sheetsOfArchive(archive: ZipParts): Promise<Sheet[]> {
  const has = (pattern: RegExp) => [...archive.parts.keys()].some((name) => pattern.test(name));
  if (has(/^content\.xml$/)) throw new WorkbookRefused(`This is an OpenDocument file (ODS). ${saveAsXlsx}`);
  if (has(/^index\/.*\.iwa$|^index\.zip$/))
    throw new WorkbookRefused(
      'This is a workbook of Numbers. Export it there as Excel or CSV, and choose that file.',
    );
  if (has(/^(?:word|ppt)\//))
    throw new WorkbookRefused('This is a document without tables of a spreadsheet program.');
  if (!has(/^xl\//))
    throw new WorkbookRefused('This is a ZIP archive. Unpack it, and choose the files in it.');
  return readXlsx(archive);
}

/** What the page or document says of its letters, else UTF-8 where it is that. */
function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const named = /(?:charset|encoding)\s*=\s*["']?\s*([\w-]{2,40})/i.exec(head)?.[1];
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isEncoding(named) ? named : 'windows-1252').decode(bytes);
  }
}

function isEncoding(name: string | undefined): name is string {
  try {
    return name !== undefined && new TextDecoder(name).encoding !== 'utf-8';
  } catch {
    return false;
  }
}
