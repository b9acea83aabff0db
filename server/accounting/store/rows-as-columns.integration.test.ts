import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { columnTypes } from './column-types';
import { migrateAccounting } from './database';
import { rowsAsColumns } from './rows-as-columns';

let db: Client;
beforeAll(async () => {
  await migrateAccounting(inject('databaseUrl'));
  db = new Client({
    connectionString: inject('databaseUrl'),
    options: '-c search_path=accounting -c timezone=UTC',
  });
  await db.connect();
});
afterAll(() => db.end());

it.each(Object.entries(columnTypes))('the columns of %s are those of the database', async (table, types) => {
  const { rows } = await db.query<{ name: string; type: string }>(
    `SELECT attname AS name, replace(format_type(atttypid, -1), 'timestamp with time zone', 'timestamptz') AS type
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
  expect(Object.entries(types)).toEqual(rows.map(({ name, type }) => [name, type]));
});

describe('rows that travel as columns arrive as they were', () => {
  const types = { id: 'int', words: 'text', ids: 'uuid[]', facts: 'jsonb', at: 'timestamptz', side: 'side' };
  const uuid = '01a209c3-c0bb-72ea-b385-84df4561f2cf';
  const plain = { id: 1, words: 'Rent', ids: [uuid], facts: { of: 'May' }, at: null, side: 'debit' };
  const arrived = async (rows: readonly object[]) => {
    const given = rowsAsColumns(types, rows);
    return (await db.query(`SELECT * FROM ${given.text} AS n`, given.values)).rows;
  };

  it.each([
    '',
    'NULL',
    'null',
    'a "quoted" word',
    'back\\slash',
    '{braces, commas}',
    'two\nlines\r\n',
    'Zoë 東京 🧾',
    ' both ends ',
    null,
  ])('with the words %j', async (words) => {
    const rows = [plain, { ...plain, id: 2, words, facts: { words }, ids: [] }];
    expect(await arrived(rows)).toEqual(rows);
  });

  it('where all rows are alike in every column', async () => {
    expect(await arrived([plain, plain, plain])).toEqual([plain, plain, plain]);
  });

  it('where some rows lack a column', async () => {
    const { facts: _facts, at: _at, ...rest } = plain;
    const rows = [rest, { ...plain, at: '2025-01-31T09:30:00.250Z' }];
    expect(await arrived(rows)).toEqual([
      { ...rest, facts: null, at: null },
      { ...plain, at: new Date('2025-01-31T09:30:00.250Z') },
    ]);
  });

  it('with one text for all of them', () => {
    const alike = rowsAsColumns(types, [plain, plain]);
    const different = rowsAsColumns(types, [plain, { ...plain, id: 2, words: 'Tea', facts: null }]);
    expect(alike.text).toBe(different.text);
  });
});
