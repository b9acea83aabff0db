import { describe, expect, it } from 'vitest';
import { tableOfSheet } from './table-of-sheet';
import { type SheetTable, tablesOfWorkbook } from './tables-of-workbook';
import { xlsxBytes } from './testing/xlsx-bytes';
import type { SheetRow } from './workbook';

async function tablesOf(bytes: Uint8Array<ArrayBuffer>): Promise<SheetTable[]> {
  const found = await tablesOfWorkbook(bytes);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

const row = (
  number: number,
  ...cells: [at: number, kind: 'text' | 'number' | 'day', text: string][]
): SheetRow => ({
  number,
  cells: cells.map(([at, kind, text]) => ({ at, kind, text })),
});

describe('a sheet as a table', () => {
  it('has a line for each row, and as many cells in each row of the table', () => {
    const rows = [
      row(2, [0, 'text', 'Account 12']),
      row(4, [0, 'text', 'Date'], [1, 'text', 'Text'], [2, 'text', 'Amount'], [3, 'text', 'Note']),
      row(5, [0, 'day', '2026-01-31'], [1, 'text', 'a "b"\tc\nd'], [2, 'number', '-1.5']),
    ];
    expect(tableOfSheet({ rows })).toBe(
      '\nAccount 12\n\nDate\tText\tAmount\tNote\n2026-01-31\t"a ""b"" c d"\t-1.5\t\n',
    );
  });

  it('has numbers of three decimals that cannot be thousands', () => {
    expect(tableOfSheet({ rows: [row(1, [0, 'number', '1.234'])] })).toBe('1.2340\n');
  });

  it('may be longer than what one call takes as arguments', () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => row(index + 1, [0, 'number', '1']));
    expect(tableOfSheet({ rows })).toHaveLength(400_000);
  });

  it('has the decimal mark of the numbers that are kept as texts', () => {
    const rows = [row(1, [0, 'text', '1.234,56'], [1, 'number', '1.5'], [2, 'text', '31.12.2025'])];
    expect(tableOfSheet({ rows })).toBe('1.234,56\t1,5\t31.12.2025\n');
  });

  it('has the decimal mark of no description that can be read as a number', () => {
    const rows = [
      row(1, [0, 'text', 'Description'], [1, 'text', 'Amount']),
      row(2, [0, 'text', 'A€0,c'], [1, 'number', '-0.01']),
      row(3, [0, 'text', 'Rent'], [1, 'number', '12.5']),
    ];
    expect(tableOfSheet({ rows })).toBe('Description\tAmount\nA€0,c\t-0.01\nRent\t12.5\n');
  });
});

describe('the decimal mark of a table with numbers that are kept as texts', () => {
  /** Cells between bars; a number with a # is typed. */
  const marked = (lines: readonly string[], decimals?: number) => {
    const rows = lines.map((line, index) =>
      row(
        index + 1,
        ...line
          .split('|')
          .map((text, at): [number, 'text' | 'number' | 'day', string] => [
            at,
            /^\d{4}-/.test(text) ? 'day' : text.startsWith('#') ? 'number' : 'text',
            text.replace('#', ''),
          ])
          .filter(([, , text]) => text !== ''),
      ),
    );
    return tableOfSheet({ rows }, decimals).includes('50,5') ? ',' : '.';
  };
  const header = 'Date|Text|Debit|Credit|Balance';
  const day = '2026-01-31|Rent';

  it.each<[string, string[], ',' | '.', number?]>([
    [
      'beside cells without an amount',
      [`${day}|1.250|-|#50.5`, `${day}|-|2.000|#1.5`, `${day}|750,00|-|#1.5`, `${day}|-|3.000|#1.5`],
      ',',
    ],
    ['beside long dashes', [`${day}|1,00|—|#50.5`, `${day}|–||#1.5`, `${day}|—||#1.5`], ','],
    ['beside whole numbers', [`${day}|0|1,00|#50.5`, `${day}|0|0|#1.5`, `${day}|12|0 €|#1.5`], ','],
    ['below two rows of headers', [`${day}|1,00|-|#50.5`, `${day}|-|-|#1.5`], ','],
    ['of thousands with dots', [`${day}|1.250|-|#50.5`, `${day}|-|2.000|#1.5`], ','],
    ['of thousands with commas', [`${day}|1,250|-|#50.5`, `${day}|-|2,000|#1.5`], '.'],
    ['of thousands with either, as many', [`${day}|1.250|-|#50.5`, `${day}|-|2,000|#1.5`], '.'],
    ['of a currency with three decimals', [`${day}|1.250|-|#50.5`], '.', 3],
    ['of less than one', [`${day}|1.250|-|#50.5`, `${day}|-|0.250|#1.5`], '.'],
    ['among codes', [`2026-01-31|0815|-|-|#50.5`, `2026-01-31|A€0,c|-|-|#1.5`], '.'],
    ['among references', [`2026-01-31|INV123|-|-|#50.5`, `2026-01-31|A€0,c|-|-|#1.5`], '.'],
  ])('%s', (_name, lines, expected, decimals = 2) => {
    expect(marked([header, ...lines], decimals)).toBe(expected);
    expect(marked(['Account 12', '||Movements|Movements', header, ...lines], decimals)).toBe(expected);
  });
});

describe('dates of which a spreadsheet program has exchanged day and month', () => {
  /** Each text or serial number of a date beside an amount, but for those that stand alone. */
  const column = (...texts: string[]) =>
    xlsxBytes({
      formats: ['General', 'dd/mm/yyyy'],
      sheets: { A: texts.map((text, index) => rowOf(text, index + 1)).join('') },
    });
  const rowOf = (text: string, row: number) => {
    const date = /^\d+$/.test(text)
      ? `<c r="A${row}" s="1"><v>${text}</v></c>`
      : `<c r="A${row}" t="inlineStr"><is><t>${text.replace(alone, '')}</t></is></c>`;
    return `<row r="${row}">${date}${text.endsWith(alone) ? '' : `<c r="B${row}"><v>1</v></c>`}</row>`;
  };
  const alone = ' alone';
  const [second, thirteenth] = ['46024', '46035'];

  it.each([
    ['texts that it could not read, beside dates that it could', ['Date', second, '13/04/2026'], true],
    ['the other way round', ['Date', '04/13/2026', second], true],
    ['dates alone', ['Date', second, thirteenth], false],
    ['texts alone', ['Date', '13/04/2026', '02/01/2026'], false],
    ['a date above the twelfth', ['Date', thirteenth, '13/04/2026'], false],
    ['a day above the table', ['30/04/2026 alone', 'Date', second], false],
    ['a text that could be read as a date', ['Date', second, '03/04/2026'], false],
  ])('%s', async (_name, texts, isFound) => {
    const [table] = await tablesOf(column(...texts));
    expect(table?.exchangedDays !== null).toBe(isFound);
  });
});

describe('what may be a table of transactions', () => {
  const sheet = (...texts: string[]) =>
    `<row r="1">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  it.each([
    [['31/12/2025', 'Rent', '-500,00 €'], true],
    [['31 déc. 2025', 'Rent', '1.234'], true],
    [['Dec 31, 2025', 'Rent', '(12.50)'], true],
    [['20251231', 'Rent', '12.50'], true],
    [['31/12/2025', 'Rent', 'none'], false],
    [['31/12/2025', '30/12/2025'], false],
    [['Made by hand'], false],
  ])('%s', async (texts, expected) => {
    const [table] = await tablesOf(xlsxBytes({ sheets: { A: sheet(...texts) } }));
    expect(table?.hasTransactions).toBe(expected);
  });
});
