import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateAccounting } from '../database';
import { distribute } from './distribute';

let owner: Client;
beforeAll(async () => {
  const databaseUrl = inject('databaseUrl');
  await migrateAccounting(databaseUrl);
  owner = new Client({ connectionString: databaseUrl, options: '-c search_path=accounting' });
  await owner.connect();
});
afterAll(() => owner.end());

async function hasCitus(): Promise<boolean> {
  return (await owner.query("SELECT FROM pg_extension WHERE extname = 'citus'")).rowCount === 1;
}

it('distributes a database with the extension as often as asked, and says what another one lacks', async () => {
  const outcome = await distribute(inject('databaseUrl'));
  if (await hasCitus())
    expect(await distribute(inject('databaseUrl'))).toMatchObject({ value: { moved: [] } });
  else
    expect(outcome).toMatchObject({
      ok: false,
      problem: expect.stringContaining('extension citus is not installed'),
    });
});

/** In a transaction that is undone. */
async function changed(statement: string, columns: string): Promise<unknown> {
  await owner.query('BEGIN');
  try {
    await owner.query(`CREATE TABLE sample (id integer, made_as text, note text);
      INSERT INTO sample VALUES (1, 'a', 'b'); CALL keep_all_but('${columns}', 'sample');
      GRANT SELECT ON sample TO daybook_service; SET LOCAL ROLE daybook_service`);
    return await owner.query(statement).then(
      ({ rowCount }) => rowCount,
      ({ code }) => code,
    );
  } finally {
    await owner.query('ROLLBACK');
  }
}

it.each([
  ['what it may', "UPDATE sample SET note = 'c'", 1],
  ['nothing by writing the same', "UPDATE sample SET made_as = 'a'", 1],
  ['what a row was made with', "UPDATE sample SET made_as = 'c'", '42501'],
  ['an identifier', 'UPDATE sample SET id = 2', '42501'],
])('lets the service change %s', async (_, statement, outcome) => {
  expect(await changed(statement, '{note}')).toBe(outcome);
});
