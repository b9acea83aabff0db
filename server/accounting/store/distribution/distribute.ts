import { Client } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { migrateAccounting } from '../database';
import { dropConstraints, restoreConstraints } from './drop-constraints';
import { layout } from './layout';
import { settleRoles, settleSettings } from './settle';

/** What the database looks like afterwards. */
export type Distribution = { nodes: number; moved: string[]; tables: number };

/**
 * Turns a database with the extension Citus, empty or filled, into a distributed one: all of it or nothing. Tables that
 * are distributed already stay as they are. To be run as the owner while no service runs on the database.
 * The problem is a sentence for whoever asked.
 */
export async function distribute(databaseUrl: string): Promise<Result<Distribution, string>> {
  await migrateAccounting(databaseUrl);
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=accounting' });
  await client.connect();
  try {
    const lacking = await whatIsLacking(client);
    if (lacking) return refuse(lacking);
    await settleSettings(client);
    await settleRoles(client);
    const moved = await moveTables(client);
    const { rows } = await client.query<{ tables: string; nodes: string }>(
      `SELECT (SELECT count(*) FROM pg_dist_partition WHERE logicalrelid::text = ANY ($1)) AS tables,
         (SELECT count(*) FROM pg_dist_node WHERE shouldhaveshards AND isactive) AS nodes`,
      [[...layout.everywhere, ...Object.keys({ ...layout.withBusiness, ...layout.byKey })]],
    );
    return accept({ nodes: Number(rows[0]?.nodes), moved, tables: Number(rows[0]?.tables) });
  } finally {
    await client.end();
  }
}

async function whatIsLacking(client: Client): Promise<string | null> {
  const extension = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (extension.rowCount === 0) {
    return 'The extension citus is not installed: preload it (shared_preload_libraries) and CREATE EXTENSION citus on every node.';
  }
  const { rows } = await client.query<{ coordinator: boolean; workers: string; is_coordinator: boolean }>(
    `SELECT bool_or(groupid = 0) AS coordinator, count(*) FILTER (WHERE shouldhaveshards AND isactive) AS workers,
       (SELECT groupid = 0 FROM pg_dist_local_group) AS is_coordinator FROM pg_dist_node`,
  );
  const [nodes] = rows;
  if (!nodes?.coordinator)
    return 'The coordinator is not known to its nodes: SELECT citus_set_coordinator_host(HOST, PORT) there.';
  if (!nodes.is_coordinator) return 'DATABASE_URL must name the coordinator, not one of the other nodes.';
  if (nodes.workers === '0')
    return 'No node may hold rows: SELECT citus_add_node(HOST, PORT) on the coordinator for each.';
  return null;
}

/** In one transaction; the lock is that of the migrations, so that none runs meanwhile. */
async function moveTables(client: Client): Promise<string[]> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('daybook.migrate.accounting'))");
    // Tables that refer to each other are moved over one connection a node.
    await client.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
    // Else foreign keys would move tables on their own, and say so at length.
    await client.query('SET LOCAL client_min_messages = warning');
    const present = await distributedTables(client);
    const moved = [
      ...layout.everywhere.filter((table) => !present.has(table)),
      ...Object.keys({ ...layout.withBusiness, ...layout.byKey }).filter((table) => !present.has(table)),
    ];
    if (moved.length > 0) {
      const dropped = await dropConstraints(client);
      for (const table of moved) await move(client, table);
      await restoreConstraints(client, dropped);
      // Rows that move to another node while they are written are distinguished by a key; these have none.
      for (const table of ['period_total_change', 'unreviewed_count'])
        await client.query(`ALTER TABLE ${table} REPLICA IDENTITY FULL`);
    }
    await client.query('COMMIT');
    return moved;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function distributedTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT logicalrelid::text AS name FROM pg_dist_partition WHERE partmethod = 'h' OR (partmethod = 'n' AND repmodel = 't')",
  );
  return new Set(rows.map(({ name }) => name));
}

async function move(client: Client, table: string): Promise<void> {
  const columns: Record<string, string> = { ...layout.withBusiness, ...layout.byKey };
  const column = columns[table];
  if (column === undefined) {
    await client.query('SELECT create_reference_table($1::regclass)', [table]);
  } else {
    const isFirst = table === 'ledger' || table in layout.byKey;
    await client.query('SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)', [
      table,
      column,
      isFirst ? 'none' : 'accounting.ledger',
    ]);
  }
  // The rows that were here lie on the nodes now.
  await client.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [table]);
}
