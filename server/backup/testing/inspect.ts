import { Client } from 'pg';

/** Constraints, triggers and row-level security of every table, by their text. */
export async function guardsOf(owner: Client): Promise<unknown[]> {
  const { rows } = await owner.query(`
    SELECT c.relname, c.relrowsecurity, c.relforcerowsecurity,
      (SELECT array_agg(conname || pg_get_constraintdef(k.oid) || k.convalidated ORDER BY conname) FROM pg_constraint k WHERE k.conrelid = c.oid) AS constraints,
      (SELECT array_agg(tgname || tgenabled::text ORDER BY tgname) FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT tgisinternal) AS triggers,
      (SELECT count(*) FROM pg_trigger t WHERE t.tgrelid = c.oid AND tgisinternal AND tgenabled = 'O') AS keys
    FROM pg_class c WHERE c.relnamespace::regnamespace::text IN ('accounting', 'dashboard') AND c.relkind = 'r' ORDER BY 1`);
  return rows;
}

export async function countTenants(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query("SELECT FROM pg_tables WHERE tablename = 'tenant'");
    if (tables.length === 0) return 0;
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::integer FROM accounting.tenant');
    return rows[0]?.count ?? -1;
  } finally {
    await client.end();
  }
}
