import { accept, type Result, refuse } from '@/lib/result';
import type { UnpackedArchive } from '@/lib/workbooks/files-of-archive';
import { isPacked, openPacked, openWorkbook } from '@/lib/workbooks/open-workbook';
import { tableNotes } from '@/lib/workbooks/table-notes';
import type { SheetTable } from '@/lib/workbooks/tables-of-workbook';

/** A file as it is sent, and what a person should know of how it came out of a workbook. */
export type SentFile = { file: File; notes: string[] };

/**
 * The tables of a workbook that may be of transactions, each as a file of its own, or the files of an archive; null of a file that is
 * neither. An archive inside another one is not opened.
 */
export async function openBankFile(
  file: File,
  { currency, isInArchive }: { currency: string; isInArchive: boolean },
): Promise<Result<{ files: SentFile[] } | { archive: UnpackedArchive }, string> | null> {
  if (!(await isPacked(file))) return null;
  if (isInArchive) {
    const tables = await openWorkbook(file, currency);
    return tables.ok ? asFiles(filesOf(file, tables.value)) : tables;
  }
  const opened = await openPacked(file, currency);
  if (!opened.ok) return opened;
  return 'archive' in opened.value
    ? accept({ archive: opened.value.archive })
    : asFiles(filesOf(file, opened.value.tables));
}

function asFiles(files: Result<SentFile[], string>): Result<{ files: SentFile[] }, string> {
  return files.ok ? accept({ files: files.value }) : files;
}

/** @param tables at least one */
export function filesOf(
  { name }: Pick<File, 'name'>,
  tables: readonly SheetTable[],
): Result<SentFile[], string> {
  const chosen = sheetsWithTransactions(tables);
  const exchanged = chosen.find(({ exchangedDays }) => exchangedDays !== null)?.exchangedDays;
  if (exchanged) return refuse(exchanged);
  const others = tables.filter((table) => !chosen.includes(table));
  return accept(
    chosen.map((table) => {
      // The byte order mark says that it is UTF-8.
      const own = chosen.length === 1 ? name : `${name} (${table.name})`;
      return {
        file: new File(['\ufeff', table.text], own, { type: 'text/plain' }),
        notes: notesOf(table, chosen, others),
      };
    }),
  );
}

/** Those with transactions; a hidden one only where no other has any. Where none has, the largest: its columns may be known to a person. */
function sheetsWithTransactions(tables: readonly SheetTable[]): SheetTable[] {
  const shown = tables.filter(({ isHidden }) => !isHidden);
  const found = [shown, tables].map((some) => some.filter(({ hasTransactions }) => hasTransactions));
  const best = found.find((some) => some.length > 0);
  if (best) return best;
  const [largest] = (shown.length > 0 ? shown : tables).toSorted((left, right) => right.cells - left.cells);
  return largest ? [largest] : [];
}

function notesOf(table: SheetTable, chosen: readonly SheetTable[], others: readonly SheetTable[]): string[] {
  const { name } = table;
  const names = others.map((other) => `“${other.name}”`).join(', ');
  return [
    ...(name === ''
      ? []
      : [
          chosen.length > 1
            ? `Sheet “${name}”, one of ${chosen.length} with transactions.`
            : `Sheet “${name}”.`,
        ]),
    ...(others.length === 0 ? [] : [`Not read, as no row has a date and an amount: ${names}.`]),
    ...tableNotes(table),
  ];
}
