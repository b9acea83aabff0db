import { describe, expect, it } from 'vitest';
import type { SheetTable } from '@/lib/workbooks/tables-of-workbook';
import { filesOf } from './tables-of-file';

const table = (name: string, changes: Partial<SheetTable> = {}): SheetTable => ({
  name,
  isHidden: false,
  hiddenRows: 0,
  openFormulas: 0,
  text: `${name}\n`,
  cells: 10,
  hasTransactions: true,
  exchangedDays: null,
  ...changes,
});
const book = { name: 'statement.xlsx' };
const namesOf = (...tables: SheetTable[]) => {
  const files = filesOf(book, tables);
  return files.ok ? files.value.map(({ file }) => file.name) : files.problem;
};
const notesOf = (...tables: SheetTable[]) => {
  const files = filesOf(book, tables);
  return files.ok ? files.value.map(({ notes }) => notes.join(' ')) : [];
};
const notes = table('Notes', { hasTransactions: false, cells: 1 });

describe('the sheets of a workbook as files', () => {
  it.each([
    ['the only one has the name of the workbook', [table('A')], ['statement.xlsx']],
    ['the only one with transactions does, too', [notes, table('A')], ['statement.xlsx']],
    [
      'several are files of their own',
      [table('May'), notes, table('June')],
      ['statement.xlsx (May)', 'statement.xlsx (June)'],
    ],
    [
      'a hidden one is left out beside others',
      [table('A'), table('B', { isHidden: true })],
      ['statement.xlsx'],
    ],
    [
      'a hidden one is taken where no other has transactions',
      [notes, table('B', { isHidden: true })],
      ['statement.xlsx'],
    ],
  ])('%s', (_name, tables, expected) => {
    expect(namesOf(...tables)).toEqual(expected);
  });

  it('are sent as a table in UTF-8', async () => {
    const files = filesOf(book, [table('é')]);
    const bytes = files.ok && files.value[0] ? new Uint8Array(await files.value[0].file.arrayBuffer()) : [];
    expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 10]);
  });

  it('say which sheet is read and which are not', () => {
    expect(notesOf(table('May'), notes)).toEqual([
      'Sheet “May”. Not read, as no row has a date and an amount: “Notes”.',
    ]);
    expect(notesOf(table('May'), table('June'))[1]).toBe('Sheet “June”, one of 2 with transactions.');
    expect(notesOf(table('', { hiddenRows: 2 }))).toEqual([
      'Rows that are hidden in the sheet are read, too: 2.',
    ]);
    expect(notesOf(table('May', { openFormulas: 3 }))[0]).toContain(
      'Formulas without a result in the file: 3.',
    );
  });

  it('are taken by size where none has transactions, as a person may know its columns', () => {
    const files = filesOf(book, [notes, table('Big', { hasTransactions: false, cells: 50 })]);
    expect(files.ok && files.value.map(({ notes: said }) => said[0])).toEqual(['Sheet “Big”.']);
  });

  it('are refused where days and months were exchanged', () => {
    expect(namesOf(table('A', { exchangedDays: 'Download it again.' }))).toBe('Download it again.');
  });
});
