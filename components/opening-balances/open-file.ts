import { decimalsOf } from '@/lib/money/currency';
import { accept, type Result, refuse } from '@/lib/result';
import { decodeFile, largestFile } from '@/lib/trial-balance/decode-file';
import { readTrialBalance } from '@/lib/trial-balance/read-trial-balance';
import { isPacked, openWorkbook } from '@/lib/workbooks/open-workbook';
import { tableNotes } from '@/lib/workbooks/table-notes';
import type { SheetTable } from '@/lib/workbooks/tables-of-workbook';
import type { OpeningFile } from './use-opening';

/** What of a file may be a trial balance: all of it, or sheets of a workbook. */
export type OpenedFile = { name: string; sheets: OpeningFile[] };

/** @param currency of the books */
export async function openFile(file: File, currency: string): Promise<Result<OpenedFile, string>> {
  const { name } = file;
  if (!(await isPacked(file))) {
    // Of a file that is far too large only what it begins with is read, which tells what it is.
    const bytes = new Uint8Array(await file.slice(0, largestFile + 1).arrayBuffer());
    const { likelyEncoding } = await import('@/lib/csv/likely-encoding');
    const text = decodeFile(bytes, () => likelyEncoding(bytes, currency));
    return text.ok ? accept({ name, sheets: [{ name, sheet: null, text: text.value, notes: [] }] }) : text;
  }
  if (file.size > largestFile)
    return refuse('The workbook is larger than 5 MB, too large for a trial balance.');
  const tables = await openWorkbook(file, currency);
  return tables.ok ? sheetsOf(name, tables.value, decimalsOf(currency)) : tables;
}

/** The sheets that can be read as a trial balance, those with balances before charts; hidden ones only where no other can. */
export function sheetsOf(
  name: string,
  tables: readonly SheetTable[],
  decimals: number,
): Result<OpenedFile, string> {
  const read = tables.map((table) => ({ table, found: readTrialBalance(table.text, { decimals }) }));
  const hasBalances = ({ found }: (typeof read)[number]) => found.ok && found.value.reading !== null;
  const shown = read.filter(({ table }) => !table.isHidden);
  const fits = [
    shown.filter(hasBalances),
    shown.filter(({ found }) => found.ok),
    read.filter(({ found }) => found.ok),
  ].find((some) => some.length > 0);
  if (fits) return accept({ name, sheets: fits.map(({ table }) => fileOf(name, table, tables.length)) });
  const [largest] = (shown.length > 0 ? shown : read).toSorted(
    (left, right) => right.table.cells - left.table.cells,
  );
  return refuse(largest && !largest.found.ok ? largest.found.problem : 'The workbook has no trial balance.');
}

function fileOf(name: string, table: SheetTable, sheets: number): OpeningFile {
  const behind = table.isHidden ? [`The sheet “${table.name}” is hidden in the workbook.`] : [];
  const sheet = sheets > 1 ? table.name : null;
  return { name, sheet, text: table.text, notes: [...behind, ...tableNotes(table)] };
}
