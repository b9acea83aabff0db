import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, inject, it } from 'vitest';
import { prepareDataFolder } from '../data-folder/prepare-data-folder';
import { choosePostgres } from './choose-postgres';
import { startOn } from './start-embedded-database';

async function settingsOf(url: string, names: string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
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

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' };

describe('the embedded database', () => {
  it('speaks UTF-8 and UTC and listens on this machine alone', async () => {
    const names = ['server_encoding', 'TimeZone', 'listen_addresses', 'unix_socket_directories'];
    expect(await settingsOf(inject('databaseUrl'), names)).toEqual({
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    });
  });

  it('keeps what it has acknowledged, and is the PostgreSQL of DAYBOOK_POSTGRES_BIN, of the version of its files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'daybook-chosen-'));
    chmodSync(folder, 0o711); // as root the database runs as another user, who must pass through
    const chosen = join(folder, 'bin');
    const dataDir = join(folder, 'data');
    mkdirSync(chosen);
    const { postgres, initdb } = choosePostgres(undefined, undefined);
    for (const program of [postgres, initdb]) symlinkSync(program, join(chosen, basename(program)));
    prepareDataFolder(dataDir);
    const logger = pino({ level: 'silent' });
    try {
      const started = await startOn(dataDir, logger, { postgresBin: chosen });
      const settings = await settingsOf(started.url, Object.keys(durable));
      await started.postmaster.stop();
      expect(settings).toEqual(durable);
      expect(started.description).toContain(chosen);
      await expect(startOn(dataDir, logger, { postgresBin: join(folder, 'none') })).rejects.toThrow(
        `DAYBOOK_POSTGRES_BIN ${join(folder, 'none')} has no postgres and initdb that run here.`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
