import { expect, it } from 'vitest';
import { nothingSaid } from '../columns/column-mapping';
import { chosenFile } from '../testing/chosen-file';
import type { ImportedFile } from '../use-import';
import { changesFor, type ReadFile } from './same-answers';

const table = ['Date', 'Amount'].map((header, index) => ({ position: index + 1, header, samples: [] }));
const readFile = (id: string, account: string | null = null, headers = table): ReadFile => ({
  file: { ...chosenFile(id, `${id}.csv`), state: 'waiting' } satisfies ImportedFile,
  preview: {
    format: 'csv',
    columns: headers,
    date_readings: [{ date_format: 'DMY', first_day: '2026-03-04', last_day: '2026-03-04', days: [] }],
    amount_readings: [],
    statements: [{ statement: 1, file_account: account }],
  } as unknown as ReadFile['preview'],
});
const columns = { ...nothingSaid, dateOrder: 'DMY' as const };

it('what the columns are holds for all files with the same ones that have no answer of their own', () => {
  const answered = readFile('c');
  answered.file.columns = { ...nothingSaid, dateOrder: 'MDY' };
  const read = [readFile('a'), readFile('b'), answered, readFile('d', null, [])];
  expect(changesFor('a', { columns }, { read, isEach: false })).toEqual([
    { id: 'a', changes: { columns } },
    { id: 'b', changes: { columns, dateReadings: read[1]?.preview.date_readings } },
  ]);
});

it('another answer replaces the one that was given for all', () => {
  const [one, other] = [readFile('a'), readFile('b')];
  one.file.columns = columns;
  other.file.columns = columns;
  const changed = { ...nothingSaid, dateOrder: 'MDY' as const };
  const ids = changesFor('a', { columns: changed }, { read: [one, other], isEach: false }).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['a', 'b']);
});

it('an account holds for all files that name the same one, where each has its own', () => {
  const read = [readFile('a', 'DE1'), readFile('b', 'DE1'), readFile('c', 'DE2'), readFile('d')];
  const changes = { accounts: { 1: 'eac_a' } };
  const changed = changesFor('a', changes, { read, isEach: true });
  expect(changed).toEqual([
    { id: 'a', changes },
    { id: 'b', changes },
  ]);
  expect(changesFor('a', changes, { read, isEach: false })).toHaveLength(1);
});
