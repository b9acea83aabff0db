import { expect, it } from 'vitest';
import { nothingSaid } from '../columns/column-mapping';
import type { ImportedFile } from '../imported-file';
import { chosenFile } from '../testing/chosen-file';
import { changesFor, type ReadFile } from './same-answers';

const table = ['Date', 'Amount'].map((header, index) => ({ position: index + 1, header, samples: [] }));
const readFile = (id: string, account: string | null = null, headers = table): ReadFile => ({
  file: { ...chosenFile(id, `${id}.csv`), state: 'waiting' } satisfies ImportedFile,
  preview: {
    format: 'csv',
    columns: headers,
    mapping_problem: null,
    mapping: null,
    date_readings: [{ date_format: 'DMY', first_day: '2026-03-04', last_day: '2026-03-04', days: [] }],
    amount_readings: [],
    statements: [{ statement: 1, file_account: account }],
  } as unknown as ReadFile['preview'],
});
const columns = { ...nothingSaid, dateOrder: 'DMY' as const };
/** A file of which the answers are known to the service: it asks nothing. */
const askingNothing = (id: string, headers = table): ReadFile => {
  const { file, preview } = readFile(id, null, headers);
  return { file, preview: { ...preview, date_readings: [] } };
};
const withProblem = ({ file, preview }: ReadFile): ReadFile => ({
  file,
  preview: { ...preview, date_readings: [], mapping_problem: 'Which column is the date?' },
});
const changedIds = (id: string, changed: typeof nothingSaid, read: readonly ReadFile[]) =>
  changesFor(id, { columns: changed }, { read, isEach: false }).map((each) => each.id);

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

it('an order of dates is none for a file that says its own', () => {
  expect(changedIds('a', columns, [readFile('a'), askingNothing('b')])).toEqual(['a']);
  const qif = (file: ReadFile): ReadFile => ({ ...file, preview: { ...file.preview, format: 'qif' } });
  expect(changedIds('a', columns, [qif(readFile('a', null, [])), qif(askingNothing('b', []))])).toEqual([
    'a',
  ]);
});

it('columns that a person names or exchanges hold for all with the same ones, one after the other', () => {
  const read = [withProblem(readFile('a')), withProblem(readFile('b'))];
  const named = { ...nothingSaid, roles: ['date', 'unused'] as const };
  expect(changesFor('a', { columns: named }, { read, isEach: false })[1]).toEqual({
    id: 'b',
    changes: { columns: named },
  });
  const [one, other] = [askingNothing('a'), askingNothing('b')];
  one.file.columns = named;
  other.file.columns = named;
  const more = { ...named, roles: ['date', 'amount'] as const, dateOrder: 'MDY' as const };
  expect(changesFor('a', { columns: more }, { read: [one, other], isEach: false })[1]).toEqual({
    id: 'b',
    changes: { columns: { ...named, roles: more.roles } },
  });
  other.file.columns = { ...named, roles: ['unused', 'date'] };
  expect(changedIds('a', more, [one, other])).toEqual(['a']);
});

it('columns without headers are alike only within one archive', () => {
  const nameless = table.map((column) => ({ ...column, header: null })) as unknown as typeof table;
  const read = ['a', 'b'].map((id) => readFile(id, null, nameless));
  expect(changedIds('a', columns, read)).toEqual(['a']);
  const packed = read.map((each) => ({ ...each, file: { ...each.file, archiveId: 'z' } }));
  expect(changedIds('a', columns, packed)).toEqual(['a', 'b']);
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
