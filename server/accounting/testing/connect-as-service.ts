import { Client } from 'pg';
import { inject } from 'vitest';
import { decodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';

/** A connection with the role that the service connects with, to try in SQL what the service would not do. */
export async function connectAsService(): Promise<Client> {
  const db = new Client({
    connectionString: inject('databaseUrl'),
    options: '-c role=daybook_service -c search_path=accounting -c timezone=UTC',
  });
  await db.connect();
  return db;
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
