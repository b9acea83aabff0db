import type { Client } from 'pg';
import { type Difference, findDifferences } from '../store/verify-books/verify-books';
import { connectAsOwner } from './connect-as-owner';

/**
 * What `findDifferences` finds in the books of these applications' tenants, for a test that asks in the middle of others: they
 * share a database. All of its books are read once all files have run (`check-all-books.ts`).
 */
export async function differencesOfTenants(
  databaseUrl: string,
  clientIds: readonly string[],
): Promise<Difference[]> {
  const client = await connectAsOwner(databaseUrl);
  try {
    await client.query(
      `CREATE TEMP TABLE chosen_business AS SELECT b.id FROM business b
       JOIN application a ON a.tenant_id = b.tenant_id WHERE a.client_id = ANY ($1)`,
      [clientIds],
    );
    await showChosenOnly(client);
    return await findDifferences(client);
  } finally {
    await client.end();
  }
}

/**
 * Temporary views by the names of the tables, which PostgreSQL looks for first. Of a table and not of constants, with which joins by
 * business and another column would lose the first, and rows of nothing else in common be joined each to each.
 */
async function showChosenOnly(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; key: string }>(
    `SELECT c.relname AS name, a.attname AS key FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = CASE c.relname WHEN 'business' THEN 'id' ELSE 'business_id' END
     WHERE c.relnamespace = 'accounting'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  const views = rows.map(
    ({ name, key }) =>
      `CREATE TEMP VIEW ${name} AS SELECT * FROM accounting.${name} WHERE ${key} IN (SELECT id FROM chosen_business);`,
  );
  await client.query(['ANALYZE chosen_business;', ...views].join('\n'));
}
