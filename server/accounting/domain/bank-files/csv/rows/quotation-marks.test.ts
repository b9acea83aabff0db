import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (...lines: string[]) => {
  const [statement] = statementsOf([...lines, ''].join('\n'));
  return {
    records: statement?.records.map(({ line, amount, description }) => [line, amount, description]),
    refused: statement?.refused.map(({ line, reason }) => [line, reason]),
  };
};
const header = '"Account","Date","Payee","Details","Amount","Currency","D/C"';
const plain = '"EE38","2026-01-15","Shop","Food","20.00","EUR","D"';

it.each([
  [
    'are not doubled',
    '"EE38","2026-01-13","UAB "Kava"","At UAB "Kava", Vilnius","14.34","EUR","D"',
    'UAB "Kava"',
  ],
  ['follow a backslash', '"EE38","2026-01-13","The \\"Cup\\"",,"14.34","EUR","D"', 'The "Cup"'],
  ['are doubled', '"EE38","2026-01-13","The ""Cup""","a, b","14.34","EUR","D"', 'The "Cup"'],
  ['are within a word', '"EE38","2026-01-13","5" Pipe","a","14.34","EUR","D"', '5" Pipe'],
])('reads a text whose quotation marks %s', (_how, row, payee) => {
  expect(read(header, plain, row, plain)).toEqual({
    records: [
      [2, '-20.00', 'Shop'],
      [3, '-14.34', payee],
      [4, '-20.00', 'Shop'],
    ],
    refused: [],
  });
});

it('reads the rows that such a mark would swallow', () => {
  const open = '"EE38","2026-01-13","The \\"Cup","a","14.34","EUR","D"';
  expect(read(header, plain, open, plain).records).toEqual([
    [2, '-20.00', 'Shop'],
    [3, '-14.34', 'The "Cup'],
    [4, '-20.00', 'Shop'],
  ]);
});

it('refuses a row whose columns such marks leave open', () => {
  const row = '"EE38","2026-01-13","The "Cup" x","14.34","EUR"';
  expect(read(header, plain, row, plain)).toEqual({
    records: [
      [2, '-20.00', 'Shop'],
      [4, '-20.00', 'Shop'],
    ],
    refused: [[3, 'A quotation mark within a text is not doubled, so what is in which column is not known.']],
  });
});

it.each([
  ['a cell less', 'Datum;Text;Betrag', '13.01.2026;"Bar "Eck" 5";-14,34;', '14.01.2026;Shop;-20,00;'],
  ['an empty cell more', 'Datum;Text;Betrag;', '13.01.2026;"Bar "Eck" 5";-14,34', '14.01.2026;Shop;-20,00'],
])('reads such a text in the first row below headers that have %s', (_how, head, ...rows) => {
  expect(read(head, ...rows)).toEqual({
    records: [
      [2, '-14.34', 'Bar "Eck" 5'],
      [3, '-20.00', 'Shop'],
    ],
    refused: [],
  });
});

it('takes no such text for two cells where rows above have as many as the headers', () => {
  const rows = ['2026-01-12,Shop,-20.00,a', '2026-01-13,"The "Cup", 12",-5.00,'];
  expect(read('Date,Text,Amount,Note', ...rows)).toMatchObject({ records: [[2, '-20.00', 'Shop']] });
});
