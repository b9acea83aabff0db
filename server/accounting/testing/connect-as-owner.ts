import { Client } from 'pg';

/** A connection as the owner of the database, for what must be read or tried around the service. */
export async function connectAsOwner(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=accounting -c timezone=UTC',
  });
  await client.connect();
  return client;
}
