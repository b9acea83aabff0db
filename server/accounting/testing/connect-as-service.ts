import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { decodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';

/** A connection with the role that the service connects with, to try in SQL what the service would not do. */
export async function connectAsService(): Promise<Client> {
  const db = clientAsService();
  await db.connect();
  return db;
}

/** Such a connection for the tests of a file, opened after the service; each runs in a transaction that is rolled back. */
export function openAsService(): Client {
  const db = clientAsService();
  beforeAll(() => db.connect());
  beforeEach(() => db.query('BEGIN'));
  afterEach(() => db.query('ROLLBACK'));
  afterAll(() => db.end());
  return db;
}

function clientAsService(): Client {
  return new Client({
    connectionString: inject('databaseUrl'),
    options: '-c role=daybook_service -c search_path=accounting -c timezone=UTC',
  });
}

/** Sets whose rows row-level security shows in the current transaction. */
export async function setVisibility(
  db: Client,
  { tenant, business }: { tenant: string; business: string },
): Promise<void> {
  await db.query(
    `SELECT set_config('daybook.tenant_id', $1, true), set_config('daybook.business_id', $2, true)`,
    [tenant, business],
  );
}

/** Runs the deferred constraint triggers now, as a commit would. */
export async function checkConstraints(db: Client): Promise<void> {
  await db.query('SET CONSTRAINTS ALL IMMEDIATE');
}

/** The UUID in the database of an identifier of /v0; empty if there is none. */
export function uuidOf(kind: IdentifierKind, identifier = ''): string {
  return decodeIdentifier(kind, identifier) ?? '';
}
