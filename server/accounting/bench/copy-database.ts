import { Client } from 'pg';

export type CopiedDatabase = { url: string; drop(): Promise<void> };

/**
 * Another database of the same PostgreSQL with the same contents. PostgreSQL refuses while anybody is connected to the first,
 * and where there is one of that name already.
 */
export async function copyDatabase(databaseUrl: string): Promise<CopiedDatabase> {
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  const copy = `${name}_businesses`;
  url.pathname = `/${encodeURIComponent(copy)}`;
  const administrative = new URL(databaseUrl);
  administrative.pathname = '/postgres';
  const run = async (statement: (quoted: (identifier: string) => string) => string) => {
    const client = new Client({ connectionString: administrative.href });
    await client.connect();
    await client
      .query(statement((identifier) => client.escapeIdentifier(identifier)))
      .finally(() => client.end());
  };
  await run((quoted) => `CREATE DATABASE ${quoted(copy)} TEMPLATE ${quoted(name)}`);
  return { url: url.href, drop: () => run((quoted) => `DROP DATABASE ${quoted(copy)} WITH (FORCE)`) };
}
