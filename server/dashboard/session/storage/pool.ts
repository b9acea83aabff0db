import { Pool, type PoolClient } from 'pg';
import { dashboardSettings } from '../settings';

/** What runs one statement: the pool, or one connection inside a transaction. */
export type Database = Pick<Pool, 'query'>;

const place = Symbol.for('daybook.dashboard.pool');
const holder: typeof globalThis & { [place]?: Pool } = globalThis;

/** The process's one pool; held globally because the bundler may load this module once for each kind of route. */
export function dashboardDatabase(): Pool {
  holder[place] ??= openPool(dashboardSettings().databaseUrl);
  return holder[place];
}

export function openPool(databaseUrl: string): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 8, application_name: 'daybook-dashboard' });
  // An idle connection that the database closes is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** All or nothing: rolls back and throws again when `work` throws. */
export async function inTransaction<Outcome>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const outcome = await work(connection);
    await connection.query('commit');
    return outcome;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}
