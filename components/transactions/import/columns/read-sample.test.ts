import { expect, it } from 'vitest';
import { readSample } from './read-sample';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'bank.csv');

it.each([
  [
    'commas',
    fileOf('Day,What,Amount\n1/2/2026,"Coffee, large",-3.50\n'),
    [
      ['Day', 'What', 'Amount'],
      ['1/2/2026', 'Coffee, large', '-3.50'],
    ],
  ],
  [
    'semicolons',
    fileOf('Tag;Betrag\n01.02.2026;-3,50\n'),
    [
      ['Tag', 'Betrag'],
      ['01.02.2026', '-3,50'],
    ],
  ],
  [
    'Latin letters of before Unicode',
    fileOf(new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x2c, 0x31])),
    [['café', '1']],
  ],
  [
    'rows of different lengths',
    fileOf('a,b,c\nd\n'),
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
  ['nothing', fileOf(''), []],
])('reads %s', async (_, file, rows) => {
  expect(await readSample(file)).toEqual(rows);
});

it('looks at the first rows of a long file', async () => {
  expect(await readSample(fileOf('é,1\n'.repeat(50_000)))).toHaveLength(6);
});
