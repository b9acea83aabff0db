import { expect, it } from 'vitest';
import { problemOf, recordsOf } from '../../testing/read-text';

const read = (text: string) =>
  recordsOf(text).map(({ line, date, amount, description }) => [line, date, amount, description]);

it.each([
  ['a comma', ['Date,Text,Amount', '2026-01-13,"Shop, Berlin",-10.50', '2026-01-14,Pay,1000.50']],
  ['a semicolon', ['Date;Text;Amount', '2026-01-13;"Shop, Berlin";-10,50', '2026-01-14;Pay;1000,50']],
])('reads a table each line of which is one quoted cell, with %s inside', (_what, lines) => {
  const text = lines.map((line) => `"${line.replaceAll('"', '""')}"\n`).join('');
  expect(read(text)).toEqual([
    [2, '2026-01-13', '-10.50', 'Shop, Berlin'],
    [3, '2026-01-14', '1000.50', 'Pay'],
  ]);
});

it('reads such a table in which every cell is quoted, too', () => {
  const lines = ['"Datum";"Text";"Betrag"', '"13.01.2026";"Laden";"-10.50"', '"14.01.2026";"Lohn";"1000.50"'];
  const text = lines.map((line) => `"${line.replaceAll('"', '""')}"\n`).join('');
  expect(read(text).map(([, ...rest]) => rest)).toEqual([
    ['2026-01-13', '-10.50', 'Laden'],
    ['2026-01-14', '1000.50', 'Lohn'],
  ]);
});

it('still calls a quoted text no table', () => {
  expect(problemOf('"One line"\n"Another line"\n').message).toContain('plain text without columns');
});
