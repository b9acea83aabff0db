import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';

async function settingsOfServer(names: string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
      [names],
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('keeps what it has acknowledged', async () => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'];
    expect(await settingsOfServer(names)).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
    });
  });

  it('speaks UTF-8 and UTC and listens on this machine alone', async () => {
    const names = ['server_encoding', 'TimeZone', 'listen_addresses', 'unix_socket_directories'];
    expect(await settingsOfServer(names)).toEqual({
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    });
  });
});
