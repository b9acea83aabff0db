import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { newDatabase } from '@/server/accounting/testing/own-database';
import { connect } from './snapshot';

it('the connection of a backup is not ended for taking long, whatever the database does with others', async () => {
  const database = await newDatabase('patience');
  onTestFinished(() => database.drop());
  const limits = [
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
    'idle_session_timeout',
  ];
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  const name = owner.escapeIdentifier(new URL(database.url).pathname.slice(1));
  for (const limit of limits) await owner.query(`ALTER DATABASE ${name} SET ${limit} = '1s'`);
  await owner.end();
  const client = await connect(database.url);
  const { rows } = await client.query('SELECT setting FROM pg_settings WHERE name = ANY($1)', [limits]);
  await client.end();
  expect(rows).toEqual(Array(limits.length).fill({ setting: '0' }));
});
