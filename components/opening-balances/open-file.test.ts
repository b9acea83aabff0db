import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { SheetTable } from '@/lib/workbooks/tables-of-workbook';
import { openFile, sheetsOf } from './open-file';

const table = (name: string, text: string, changes: Partial<SheetTable> = {}): SheetTable => ({
  ...{ name, isHidden: false, hiddenRows: 0, openFormulas: 0, text, cells: text.length },
  ...{ hasTransactions: false, exchangedDays: null },
  ...changes,
});
const balances = 'Code\tAccount\tDebit\tCredit\n1000\tBank\t5.2\t\n3000\tCapital\t\t5.2\n';
const chart = 'Code\tName\tType\n1000\tBank\tBank\n';
const read = (...tables: SheetTable[]) => {
  const found = sheetsOf('books.xlsx', tables, 2);
  return found.ok ? found.value.sheets.map(({ sheet }) => sheet) : found.problem;
};

describe('which sheets of a workbook are a trial balance', () => {
  it.each([
    ['the only sheet is, without a word', [table('A', balances)], [null]],
    ['the only one that can be read', [table('Cover', 'Harrow Pottery\n'), table('TB', balances)], ['TB']],
    [
      'each that can, for a person to choose',
      [table('2025', balances), table('2024', balances)],
      ['2025', '2024'],
    ],
    ['one with balances before a chart', [table('Chart', chart), table('TB', balances)], ['TB']],
    [
      'a hidden one beside others is not',
      [table('TB', balances), table('Old', balances, { isHidden: true })],
      ['TB'],
    ],
    ['a hidden one alone is', [table('Cover', 'x\n'), table('TB', balances, { isHidden: true })], ['TB']],
  ])('%s', (_name, tables, expected) => {
    expect(read(...tables)).toEqual(expected);
  });

  it('or else why the largest is none', () => {
    const list = 'Date\tDescription\tDebit\tCredit\n2026-01-02\tCard\t4\t\n';
    expect(read(table('Cover', 'x\n'), table('List', list))).toContain('a list of transactions');
  });

  it('say what of them is hidden or has no result', () => {
    const found = sheetsOf('books.xlsx', [table('TB', balances, { hiddenRows: 2, openFormulas: 1 })], 2);
    expect(found.ok && found.value.sheets[0]?.notes).toEqual([
      'Rows that are hidden in the sheet are read, too: 2.',
      'Formulas without a result in the file: 1. Open it in a spreadsheet program, save it, and add it again.',
    ]);
  });
});

it.each([
  ['windows-1250', 'PLN', 'Środki trwałe'],
  ['windows-1251', 'BGN', 'Разчетна сметка'],
  ['windows-1252', 'EUR', 'Löhne und Gehälter'],
  ['windows-1252', 'EUR', 'Caja año'],
  ['utf-8', 'PLN', 'Środki trwałe'],
])('a text in %s is read for books in %s', async (encoding, currency, account) => {
  const bytes = iconv.encode(`Code;Account;Debit;Credit\n1000;${account};5,00;\n`, encoding);
  const found = await openFile(new File([new Uint8Array(bytes)], 'tb.csv'), currency);
  expect(found.ok && found.value.sheets[0]?.text).toContain(account);
});
