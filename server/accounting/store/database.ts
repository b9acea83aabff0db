import { createHash } from 'node:crypto';
import { Client, type ClientBase, Pool, type PoolClient, types } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { parseJson } from '@/lib/json';
import { migrate } from '@/server/platform/migrate';
import { inSpan } from '@/server/platform/tracing';
import { BatchingSocket } from './batching-socket';
import { type InsertWay, insertAsValues, insertAtOnce, type NewRows } from './insert-rows';
import { migrations } from './migrations';

/** Runs one statement; rows come as the columns are named. */
export type Queryable = { rows<Row extends object>(statement: Sql): Promise<Row[]> };

/**
 * What runs together or not at all. `send` is for a change that nobody reads from: it is not waited for, so the last
 * changes travel with the commit; what the database says against it is thrown when the transaction ends.
 */
export type DatabaseTransaction = Queryable & {
  send(statement: Sql): void;
  /** Queues rows to insert. They are sent together with the next statement. */
  insert(rows: NewRows): void;
  /** Flushes the pipeline so that the database starts working while this process continues. Useful for many rows only. */
  dispatched(): Promise<void>;
  /** Waits until the sent statements are done, to bound the memory of long work. */
  settled(): Promise<void>;
  /** Whether the database is distributed over several nodes. */
  readonly isDistributed: boolean;
};

/** Whose rows a transaction may see; enforced by row-level security. Wire identifiers. */
export type Visibility = { tenantId: string; businessId?: string | undefined };

export type Database = Queryable & {
  /**
   * All of `work` or nothing: rolled back when it throws or when `keep` says no. Without a visibility nothing of any
   * tenant is seen until the work opens a request.
   */
  write<Value>(
    visibility: Visibility | null,
    work: (db: DatabaseTransaction) => Promise<Value>,
    keep: (value: Value) => boolean,
  ): Promise<Value>;
  /** Runs `work` in a repeatable-read transaction. */
  read<Value>(
    visibility: Visibility | null,
    work: (db: DatabaseTransaction) => Promise<Value>,
  ): Promise<Value>;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** How many connections there are by state, and how many transactions wait for one. */
  connections(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** The maximum time to wait for another request: in the queue of a business, or for a lock (`lock_timeout`). */
export const defaultMaxWaitMs = 30_000;

/** What the spans of transactions say of them. */
const writing = { attributes: { 'db.system.name': 'postgresql', 'daybook.transaction': 'write' } };
const reading = { attributes: { 'db.system.name': 'postgresql', 'daybook.transaction': 'read' } };

const role = 'daybook_service';
const serviceOptions = `-c role=${role} -c search_path=accounting -c timezone=UTC -c jit=off`;

/** Runs the pending migrations as the owner of the database. */
export async function migrateAccounting(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await migrate(client, 'accounting', migrations);
  } finally {
    await client.end();
  }
}

/** Connections with the role `daybook_service`, which owns nothing. */
export function openDatabase(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  { connections = 20, lockTimeoutMs = defaultMaxWaitMs } = {},
): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    options: `${serviceOptions} -c lock_timeout=${lockTimeoutMs}`,
    max: connections,
    types: { getTypeParser },
    // Statements that do not wait for each other's rows travel together.
    pipeline: true,
    stream: () => new BatchingSocket(),
  });
  pool.on('error', onIdleError);
  // One that is lost while a transaction holds it, between two statements, says so too; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const wayToInsert = wayToInsertInto(pool);
  return {
    rows: (statement) => run(pool, statement),
    write: (visibility, work, keep) =>
      inSpan('transaction', writing, async () => writeIn(pool, await wayToInsert(), visibility, work, keep)),
    read: (visibility, work) =>
      inSpan('transaction', reading, async () => readIn(pool, await wayToInsert(), visibility, work)),
    async check() {
      await pool.query('SELECT 1');
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** Checked once, before taking a connection; a database is distributed only while no service runs on it. */
function wayToInsertInto(pool: Pool): () => Promise<InsertWay> {
  let known: Promise<InsertWay> | undefined;
  const ask = async () => {
    const { rows } = await pool.query<{ role: string; is_distributed: boolean }>(
      'SELECT current_user AS role, is_distributed()',
    );
    // The owner sees the rows of every tenant. A pooler in between may drop the role that is asked for.
    if (rows[0]?.role !== role)
      throw new Error(`the database session must have the role ${role}, but has ${rows[0]?.role}`);
    return rows[0].is_distributed ? insertAsValues : insertAtOnce;
  };
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function writeIn<Value>(
  pool: Pool,
  wayToInsert: InsertWay,
  visibility: Visibility | null,
  work: (db: DatabaseTransaction) => Promise<Value>,
  keep: (value: Value) => boolean,
): Promise<Value> {
  const client = await pool.connect();
  const sent = sentOn(client, wayToInsert);
  let broken: Error | undefined;
  try {
    sent.add(begin(client, 'BEGIN', visibility));
    const value = await work(sent.db);
    const wanted = keep(value) ? 'COMMIT' : 'ROLLBACK';
    if (wanted === 'COMMIT') sent.sendWaiting();
    const end = client.query(wanted);
    end.catch(() => undefined);
    await sent.all();
    // PostgreSQL answers COMMIT with ROLLBACK, and no error, where a statement had failed.
    if ((await end).command !== wanted) throw new Error('the transaction was rolled back at commit');
    return value;
  } catch (error) {
    broken = await rollBack(client);
    // What came after a refused statement only says that the transaction is over.
    throw (await sent.firstError()) ?? error;
  } finally {
    client.release(broken);
  }
}

/** Sent statements without a result yet; the sender must await `all` at the end. */
function sentOn(client: PoolClient, wayToInsert: InsertWay) {
  const pending: Promise<unknown>[] = [];
  const add = (answer: Promise<unknown>) => {
    answer.catch(() => undefined);
    pending.push(answer);
  };
  let waiting: NewRows[] = [];
  const sendWaiting = () => {
    if (waiting.length === 0) return;
    const statements = wayToInsert(waiting);
    waiting = [];
    for (const statement of statements) add(run(client, statement));
  };
  const inTurn = <Row extends object>(statement: Sql) => {
    sendWaiting();
    return run<Row>(client, statement);
  };
  const db: DatabaseTransaction = {
    rows: inTurn,
    send: (statement) => add(inTurn(statement)),
    insert: (rows) => {
      waiting.push(rows);
    },
    dispatched() {
      sendWaiting();
      return new Promise((resolve) => setImmediate(resolve));
    },
    async settled() {
      sendWaiting();
      await Promise.all(pending);
    },
    isDistributed: wayToInsert === insertAsValues,
  };
  return {
    db,
    add,
    sendWaiting,
    all: () => Promise.all(pending),
    async firstError(): Promise<unknown> {
      const answers = await Promise.allSettled(pending);
      return answers.find((answer) => answer.status === 'rejected')?.reason;
    },
  };
}

/** A read returns before its COMMIT is acknowledged. */
async function readIn<Value>(
  pool: Pool,
  wayToInsert: InsertWay,
  visibility: Visibility | null,
  work: (db: DatabaseTransaction) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  const sent = sentOn(client, wayToInsert);
  try {
    sent.add(begin(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', visibility));
    const value = await work(sent.db);
    await sent.all();
    return value;
  } finally {
    rollBack(client).then((broken) => client.release(broken));
  }
}

/** Sent, not awaited: the first statement of the work travels with it, and fails with it. */
function begin(client: PoolClient, statement: string, visibility: Visibility | null): Promise<unknown> {
  return client.query(visibility ? `${statement}; ${settingsOf(visibility)}` : statement);
}

/** Part of BEGIN's text. Only UUIDs are written into the text, never anything as it was sent. */
function settingsOf({ tenantId, businessId }: Visibility): string {
  const tenant = decodeIdentifier('tenant', tenantId);
  const business = businessId === undefined ? undefined : decodeIdentifier('business', businessId);
  if (tenant === null || business === null) throw new Error('visibility needs well-formed identifiers');
  return `SELECT show_rows('${tenant}', ${business === undefined ? 'NULL' : `'${business}'`})`;
}

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const statementNames = new Map<string, string>();

/** A prepared statement per connection, named by a hash of its text. */
async function run<Row extends object>(queryable: Pool | ClientBase, statement: Sql): Promise<Row[]> {
  const text = statement.text;
  let name = statementNames.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  const result = await queryable.query<Row>({ name, text, values: statement.values });
  return result.rows;
}

/** `pg` has no name for it. A UUID is never quoted in an array, and none of the columns hold NULL. */
const uuidArray = 2951;

/** Metadata may hold numbers that a double would cut off; reading digit by digit takes longer, so it is kept for them. */
const DIGITS_OF_NO_DOUBLE = /[\d.]{16}/;

/** Instants stay text (with milliseconds and Z), days stay text, bigint and numeric become bigint. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  switch (oid) {
    case types.builtins.TIMESTAMPTZ:
      return instantOf;
    case types.builtins.DATE:
      return (text: string) => text;
    case types.builtins.INT8:
    case types.builtins.NUMERIC:
      return (text: string) => BigInt(text);
    case types.builtins.JSONB:
      return (text: string): unknown => (DIGITS_OF_NO_DOUBLE.test(text) ? parseJson(text) : JSON.parse(text));
    case uuidArray:
      return (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','));
    default:
      return types.getTypeParser(oid, format ?? 'text');
  }
}

/** PostgreSQL leaves out zeros at the end of a fraction, and prints UTC as `+00`: "2025-01-31 09:30:00.25+00". */
function instantOf(text: string): Instant {
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}
