import { Pool, type PoolClient } from 'pg';
import { v7 } from 'uuid';
import { layout } from '../store/distribution/layout';

/** How many connections copy at once. */
const writers = 2;

/** Columns of a copy that differ from the original, as SQL; $1 is the identifier of the new business. */
type Own = Record<string, string>;
const ownOfBusiness: Own = { id: '$1::uuid', external_id: '$1::text', name: `name || ' ' || $1::text` };
const ownOfRows: Own = { business_id: '$1::uuid' };

/**
 * Every key of these tables begins with the business, so other identifiers stay as they are. Not the audit log: it is half of the
 * database and nothing that is measured reads it, but no check can compare the copies with it.
 */
const copied = Object.entries(layout.withBusiness).flatMap(([table, key]) =>
  key === 'business_id' ? [table] : [],
);

/**
 * Adds copies of a business with its books, table by table, as a superuser: without triggers and foreign keys, so what triggers
 * keep beside the rows is copied like them.
 * @returns the identifiers of the copies, oldest first
 */
export async function copyBusiness(databaseUrl: string, uuid: string, copies: number): Promise<string[]> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: writers,
    options: '-c search_path=accounting -c session_replication_role=replica -c synchronous_commit=off',
  });
  const ids = Array.from({ length: copies }, () => v7());
  try {
    const statements = await copyStatements(pool, uuid);
    const left = ids.values();
    const write = async () => {
      const connection = await pool.connect();
      for (const id of left) await copy(connection, statements, [id, uuid]);
      connection.release();
    };
    await Promise.all(Array.from({ length: writers }, write));
  } finally {
    await pool.end();
  }
  return ids;
}

/** One for each table that has rows of the business; $2 is the business that is copied. */
async function copyStatements(pool: Pool, uuid: string): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema = 'accounting' AND is_generated = 'NEVER' GROUP BY table_name`,
  );
  const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
  const statementOf = (table: string, key: string, own: Own) => {
    const columns = columnsOf.get(table) ?? [];
    const values = columns.map((column) => own[column] ?? column);
    return `INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE ${key} = $2`;
  };
  const statements = [statementOf('business', 'id', ownOfBusiness)];
  for (const table of copied) {
    const { rowCount } = await pool.query(`SELECT FROM ${table} WHERE business_id = $1 LIMIT 1`, [uuid]);
    if (rowCount) statements.push(statementOf(table, 'business_id', ownOfRows));
  }
  return statements;
}

async function copy(
  connection: PoolClient,
  statements: readonly string[],
  values: readonly [id: string, uuid: string],
): Promise<void> {
  await connection.query('BEGIN');
  for (const [index, text] of statements.entries()) {
    await connection.query({ name: `copy-${index}`, text, values: [...values] });
  }
  await connection.query('COMMIT');
}
