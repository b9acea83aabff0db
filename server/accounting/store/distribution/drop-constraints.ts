import type { Client } from 'pg';

/** The foreign keys, triggers and policies that are dropped while tables are moved. */
export type DroppedConstraints = {
  foreignKeys: { table: string; name: string; definition: string }[];
  triggers: string[];
  forced: string[];
};

/**
 * Takes off foreign keys (they go round in circles, and none may lead from a moved table to one that waits), triggers
 * (rows that move are not new), and the row-level security of the owner, who copies the rows. What PostgreSQL grants on
 * columns is granted on tables, with a trigger that keeps the other columns: only that reaches other nodes.
 */
export async function dropConstraints(client: Client): Promise<DroppedConstraints> {
  await keepColumns(client);
  const { rows: foreignKeys } = await client.query<DroppedConstraints['foreignKeys'][number]>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'accounting'::regnamespace ORDER BY oid`,
  );
  const { rows: triggers } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT tgrelid::regclass::text AS table, tgname AS name, pg_get_triggerdef(t.oid) AS definition
     FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
     WHERE relnamespace = 'accounting'::regnamespace AND NOT tgisinternal AND tgname NOT LIKE 'citus%' ORDER BY t.oid`,
  );
  const { rows: forced } = await client.query<{ table: string }>(
    `SELECT oid::regclass::text AS table FROM pg_class
     WHERE relnamespace = 'accounting'::regnamespace AND relkind = 'r' AND relforcerowsecurity`,
  );
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { table, name } of triggers) await client.query(`DROP TRIGGER "${name}" ON ${table}`);
  for (const { table } of forced) await client.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  return {
    foreignKeys,
    triggers: triggers.map(({ definition }) => definition),
    forced: forced.map(({ table }) => table),
  };
}

/** Foreign keys are checked again over all rows. */
export async function restoreConstraints(
  client: Client,
  { foreignKeys, triggers, forced }: DroppedConstraints,
): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
  }
  for (const definition of triggers) await client.query(definition);
  for (const table of forced) await client.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`);
}

async function keepColumns(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT attrelid::regclass::text AS table, array_agg(attname::text) AS columns
     FROM pg_attribute JOIN pg_class c ON c.oid = attrelid CROSS JOIN LATERAL aclexplode(attacl) AS granted
     WHERE relnamespace = 'accounting'::regnamespace AND relkind = 'r'
       AND granted.grantee = 'daybook_service'::regrole AND granted.privilege_type = 'UPDATE'
     GROUP BY attrelid`,
  );
  for (const { table, columns } of rows) {
    await client.query(`REVOKE UPDATE (${columns.join(', ')}) ON ${table} FROM daybook_service`);
    await client.query('CALL keep_all_but($1, $2::regclass)', [columns, table]);
  }
  // A business refers to its tenant, and Citus lets only those add rows who may lock what they refer to.
  await client.query("CALL keep_all_but('{}', 'tenant'::regclass)");
}
