import type { SheetTable } from './tables-of-workbook';

/** What a person should know of how a table came out of its sheet. */
export function tableNotes({
  hiddenRows,
  openFormulas,
}: Pick<SheetTable, 'hiddenRows' | 'openFormulas'>): string[] {
  return [
    ...(hiddenRows === 0 ? [] : [`Rows that are hidden in the sheet are read, too: ${hiddenRows}.`]),
    ...(openFormulas === 0
      ? []
      : [
          `Formulas without a result in the file: ${openFormulas}. Open it in a spreadsheet program, save it, and add it again.`,
        ]),
  ];
}
