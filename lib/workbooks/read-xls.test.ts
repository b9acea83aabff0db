import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook';
import { float, oleBytes, xlsRecord } from './testing/xls-bytes';

const begin = xlsRecord(0x0809, 0x0600, 5, [32, 0], [32, 0], [32, 0]);
const beginSheet = xlsRecord(0x0809, 0x0600, 0x10, [32, 0], [32, 0], [32, 0]);
const end = xlsRecord(0x000a);

function workbookOf(globals: number[], cells: number[], name = 'Moves'): Uint8Array<ArrayBuffer> {
  const sheetAt = (start: number) =>
    xlsRecord(0x0085, [32, start], [8, 0], [8, 0], [8, name.length], [8, 0], name);
  const start = [...begin, ...sheetAt(0), ...globals, ...end].length;
  return oleBytes('Workbook', [
    ...begin,
    ...sheetAt(start),
    ...globals,
    ...end,
    ...beginSheet,
    ...cells,
    ...end,
  ]);
}

async function cellsOf(bytes: Uint8Array<ArrayBuffer>) {
  const found = await readWorkbook(bytes);
  if (!found.ok) return found.problem;
  return found.value.map(({ name, hiddenRows, rows }) => [
    name,
    hiddenRows,
    ...rows.map(({ number, cells }) => [number, ...cells.map(({ at, text }) => `${at}:${text}`)]),
  ]);
}

const format = xlsRecord(0x041e, 164, 10, [8, 0], 'dd/mm/yyyy');
const style = (id: number) => xlsRecord(0x00e0, 0, id, [32, 0], [32, 0], [32, 0]);
const styles = [...format, ...style(0), ...style(164)];

describe('a workbook of Excel 97 to 2003', () => {
  it('has numbers in three forms, dates, texts, truths and faults', async () => {
    const bytes = workbookOf(
      [...styles, ...xlsRecord(0x00fc, [32, 2], [32, 2], 4, [8, 0], 'Rent', 2, [8, 1], 'a\0\x3c\x04')],
      [
        ...xlsRecord(0x00fd, 2, 0, 0, [32, 0]),
        ...xlsRecord(0x00fd, 2, 1, 0, [32, 1]),
        ...xlsRecord(0x0203, 2, 2, 0, float(-1234.56)),
        ...xlsRecord(0x027e, 2, 3, 1, [32, 46022 * 4 + 2]),
        ...xlsRecord(0x00bd, 3, 0, 0, [32, 1234 * 4 + 3], 0, [32, 0x1_0000_0000 - 5 * 4 + 2], 1),
        ...xlsRecord(0x0205, 3, 4, 0, [8, 1], [8, 0]),
        ...xlsRecord(0x0205, 3, 5, 0, [8, 23], [8, 1]),
        ...xlsRecord(0x0204, 3, 6, 0, 3, [8, 0], 'own'),
      ],
    );
    expect(await cellsOf(bytes)).toEqual([
      [
        'Moves',
        0,
        [3, '0:Rent', '1:aм', '2:-1234.56', '3:2025-12-31'],
        [4, '0:12.34', '1:-5', '4:TRUE', '5:#REF!', '6:own'],
      ],
    ]);
  });

  it('has results of formulas, and hidden rows', async () => {
    const formula = (at: number, result: string) => xlsRecord(0x0006, 0, at, 0, result, 0, [32, 0], 0);
    const bytes = workbookOf(styles, [
      ...xlsRecord(0x0208, 0, 0, 4, 0, 0, 0, [32, 0x20]),
      ...formula(0, float(2.5)),
      ...formula(1, '\0\0\0\0\0\0\xff\xff'),
      ...xlsRecord(0x0207, 3, [8, 0], 'sum'),
      ...formula(2, '\x02\0\x07\0\0\0\xff\xff'),
    ]);
    expect(await cellsOf(bytes)).toEqual([['Moves', 1, [1, '0:2.5', '1:sum', '2:#DIV/0!']]]);
  });

  it('may continue its texts in a further record, in other letters', async () => {
    const texts = xlsRecord(0x00fc, [32, 2], [32, 2], 6, [8, 0], 'abc');
    const more = xlsRecord(0x003c, [8, 1], 'd\0e\0f\0', 2, [8, 0], 'xy');
    const bytes = workbookOf(
      [...styles, ...texts, ...more],
      [...xlsRecord(0x00fd, 0, 0, 0, [32, 0]), ...xlsRecord(0x00fd, 0, 1, 0, [32, 1])],
    );
    expect(await cellsOf(bytes)).toEqual([['Moves', 0, [1, '0:abcdef', '1:xy']]]);
  });

  it.each([
    ['a password', workbookOf(xlsRecord(0x002f, 1), []), 'protected by a password'],
    ['a password of a newer program', oleBytes('EncryptedPackage', []), 'protected by a password'],
    ['a letter', oleBytes('WordDocument', []), 'This is no workbook.'],
    ['an older version', oleBytes('Book', xlsRecord(0x0809, 0x0500, 5)), 'a very old format'],
    [
      'a part that is missing',
      workbookOf(styles, xlsRecord(0x0203, 0, 0, 0, float(1))).slice(0, 2_048),
      'damaged',
    ],
    [
      'a text that is cut off',
      workbookOf(xlsRecord(0x00fc, [32, 9], [32, 9], 4, [8, 0], 'ab'), []),
      'damaged',
    ],
  ])('is refused for %s', async (_name, bytes, sentence) => {
    expect(await cellsOf(bytes)).toContain(sentence);
  });

  it('never goes round in circles or fails otherwise, whatever its bytes are', async () => {
    const bytes = workbookOf(styles, xlsRecord(0x0203, 0, 0, 0, float(1)));
    for (let at = 8; at < bytes.length; at += 13) {
      const changed = bytes.slice();
      changed[at] = 255 - (changed[at] ?? 0);
      expect(typeof (await readWorkbook(changed)).ok).toBe('boolean');
    }
  });
});
