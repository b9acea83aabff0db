import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { filesOfArchive } from './files-of-archive';
import { odsBytes } from './testing/ods-bytes';
import { xlsxBytes, zipped } from './testing/xlsx-bytes';

const opened = async (bytes: Uint8Array<ArrayBuffer>) => {
  const found = await filesOfArchive(bytes);
  return found?.ok
    ? { names: found.value.files.map(({ name }) => name), leftOut: found.value.leftOut }
    : found?.problem;
};
const xlsx = xlsxBytes({ sheets: { A: '<row><c><v>1</v></c></row>' } });

describe('the files of an archive', () => {
  it('come by their names, without the folder that all are in', async () => {
    const bytes = zipped({
      'October/day 10.xml': 'x',
      'October/day 9.xml': 'x',
      'October/a/day 11.xml': 'x',
    });
    expect(await opened(bytes)).toEqual({ names: ['a/day 11.xml', 'day 9.xml', 'day 10.xml'], leftOut: [] });
  });

  it.each([
    ['in front', './', './'],
    ['in front of a folder', './October/', './October/'],
    ['within', 'October/./', '.\\October\\'],
    ['as the folder above', '../', '../'],
  ])('come also where names have the folder that was packed (.) %s', async (_name, first, second) => {
    const bytes = zipped({ [`${first}a.csv`]: 'x', [`${second}b.csv`]: 'x', './.DS_Store': 'x' });
    expect(await opened(bytes)).toEqual({ names: ['a.csv', 'b.csv'], leftOut: [] });
  });

  it('have what was packed, also where two have the same name in other letters', async () => {
    const found = await filesOfArchive(zipped({ 'A.csv': 'first', 'a.csv': 'second' }));
    const texts = found?.ok ? await Promise.all(found.value.files.map((file) => file.text())) : [];
    expect(texts.sort()).toEqual(['first', 'second']);
  });

  it('may be workbooks; what is no bank file is left out, and said; what systems add is not', async () => {
    const bytes = new Uint8Array(
      zipSync({
        'book.xlsx': xlsx,
        'scan.pdf': strToU8('%PDF-1.7'),
        'more.zip': zipped({ 'a.csv': 'x' }),
        'nothing.zip': zipped({}),
        'none.csv': strToU8(''),
        'x.csv': strToU8('Date,Amount'),
        '__MACOSX/._x.csv': strToU8('x'),
        '.DS_Store': strToU8('x'),
        'folder/Thumbs.db': strToU8('x'),
      }),
    );
    expect(await opened(bytes)).toEqual({
      names: ['book.xlsx', 'x.csv'],
      leftOut: [
        {
          name: 'more.zip',
          what: 'an archive inside the archive: unpack it, and choose it',
          mayBeBankFile: true,
        },
        { name: 'none.csv', what: 'empty' },
        { name: 'nothing.zip', what: 'an empty ZIP archive' },
        { name: 'scan.pdf', what: 'a PDF document' },
      ],
    });
  });

  it.each<[string, number[], boolean]>([
    ['UTF-8 that is marked', [0x41, 0xc3, 0xbc], true],
    ['UTF-8 that is not', [0x41, 0xc3, 0xbc], false],
    ['the letters of MS-DOS', [0x41, 0x81], false],
  ])('have names in %s', async (_name, letters, isMarked) => {
    expect(await opened(named(letters, isMarked))).toMatchObject({ names: ['Aü'] });
  });
});

/** An archive of one file whose name is these bytes. */
function named(letters: number[], isMarked: boolean): Uint8Array<ArrayBuffer> {
  const bytes = zipped({ ['N'.repeat(letters.length)]: 'Date,Amount' });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 30 < bytes.length; at += 1) {
    const mark = view.getUint32(at, true);
    const [name, flags] = mark === 0x02014b50 ? [46, 8] : mark === 0x04034b50 ? [30, 6] : [0, 0];
    if (name === 0) continue;
    bytes.set(letters, at + name);
    view.setUint16(at + flags, isMarked ? 0x800 : 0, true);
  }
  return bytes;
}

describe('an archive is refused', () => {
  const locked = zipped({ 'a.csv': 'Date,Amount' });
  const view = new DataView(locked.buffer);
  for (let at = 0; at + 30 < locked.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + 6, 1, true);
  }
  const broken = zipped({ 'a.csv': 'Date,Amount\n'.repeat(50) });
  broken[40] = (broken[40] ?? 0) ^ 0x55;
  it.each([
    ['with a password', locked, 'The archive is protected by a password. Unpack it'],
    ['where a byte was changed', broken, 'The archive is damaged'],
    ['where its end is missing', zipped({ 'a.csv': 'x' }).slice(0, -30), 'The file is damaged'],
    ['without files', zipped({ '.DS_Store': 'x' }), 'The archive has no files in it.'],
    [
      'with too many',
      zipped(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.csv`, 'x']))),
      'more than 1000 files',
    ],
  ])('%s', async (_name, bytes, sentence) => {
    expect(await opened(bytes)).toContain(sentence);
  });

  it('that unpacks to more than memory holds, before it has', async () => {
    const found = await filesOfArchive(
      zipped({ 'a.csv': ' '.repeat(60_000), 'b.csv': ' '.repeat(60_000) }),
      100_000,
    );
    expect(found).toEqual({
      ok: false,
      problem: expect.stringContaining('larger than 300 MB when it is unpacked'),
    });
  });

  it('is none where it is a document of a program, or anything else', async () => {
    const text = new Uint8Array(new TextEncoder().encode('Date,Amount'));
    for (const bytes of [xlsx, odsBytes({ sheets: {} }), text])
      expect(await filesOfArchive(bytes)).toBeNull();
  });
});

it('leaves out a file that is larger than one that may be sent, and says whether it may be a bank file', async () => {
  const large = new Uint8Array(26_300_000).fill(0x20);
  const scans = large.slice();
  scans.set(strToU8('%PDF-1.7'));
  const bytes = new Uint8Array(
    zipSync({ 'a.csv': strToU8('x'), 'b.csv': large, 'scans.pdf': scans }, { level: 1 }),
  );
  expect(await opened(bytes)).toEqual({
    names: ['a.csv'],
    leftOut: [
      { name: 'b.csv', what: 'larger than 25 MB: export it for shorter periods', mayBeBankFile: true },
      { name: 'scans.pdf', what: 'a PDF document' },
    ],
  });
});
