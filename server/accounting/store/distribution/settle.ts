import type { Client } from 'pg';
import { defaultMaxWaitMs } from '../database';

/**
 * The service's settings reach the other nodes with each transaction; the triggers of the books are made there (they
 * ask only rows of the same business, which lie on the same node); and days are counted in UTC on every node.
 */
export async function settleSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  const settings = {
    'citus.propagate_set_commands': 'local',
    'citus.enable_unsafe_triggers': 'on',
  };
  for (const [setting, value] of Object.entries(settings)) {
    await client.query(`ALTER DATABASE ${rows[0]?.name} SET ${setting} = '${value}'`);
    await client.query(`SET ${setting} = '${value}'`);
  }
}

/**
 * Nodes call each other in the name of whoever asks, so the service's role may log in. It has no password: where a node
 * asks for one, nobody gets in by it. What its connections bring along to the first node they bring to no other.
 */
export async function settleRoles(client: Client): Promise<void> {
  await client.query('ALTER ROLE daybook_service LOGIN');
  const { rows } = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  for (const setting of [`timezone = 'UTC'`, `lock_timeout = '${defaultMaxWaitMs}ms'`]) {
    await client.query(`ALTER ROLE daybook_service IN DATABASE ${rows[0]?.name} SET ${setting}`);
  }
}
