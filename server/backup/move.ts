import { PassThrough } from 'node:stream';
import type { Client } from 'pg';
import { accept } from '@/lib/result';
import { openBlobStore } from '@/server/accounting/documents/open-blob-store';
import { StartRefusal } from '@/server/platform/start-refusal';
import type { Work } from './perform';
import { restoreBackup } from './restore-backup';
import { connect } from './snapshot';
import { verify } from './verify';
import { writeBackup } from './write-backup';

/**
 * Moves everything that the database holds into an empty one at another address: a backup that is restored while it is
 * written. Documents and secrets remain where the settings keep them, and the old database stays as it is.
 */
export const move: Work = async ({ argument: target, settings, databaseUrl, say }) => {
  if (!/^postgres(ql)?:\/\//.test(target) || !URL.canParse(target)) {
    throw new StartRefusal(
      'The new database must be an address that starts with postgres:// or postgresql://.',
    );
  }
  const from = await connect(databaseUrl);
  try {
    await refuseWriters(from);
    const to = await connect(target);
    try {
      const documents = openBlobStore(settings.documents);
      const sameDocuments = { ...documents, put: async () => accept(null) };
      const through = new PassThrough();
      const written = writeBackup(from, documents, settings.dataDir, through, undefined);
      const [end] = await Promise.all([
        written,
        restoreBackup(to, sameDocuments, settings.dataDir, through, undefined).catch((error: unknown) => {
          through.destroy();
          throw error;
        }),
      ]);
      const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
      say(`Moved ${rows} rows; ${end.documents} documents remain where they are.`);
      for (const fault of end.faults) say(`Missing before the move, too: the document ${fault}`);
      const code = await verify(to, documents, say);
      say(
        'Start Daybook with DATABASE_URL set to the new address. The old database is unchanged; remove it later.',
      );
      return code;
    } finally {
      await to.end();
    }
  } finally {
    await from.end();
  }
};

/** What a running Daybook writes after the snapshot would be left behind. */
async function refuseWriters(client: Client): Promise<void> {
  const { rows } = await client.query<{ busy: boolean }>(`SELECT EXISTS (
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND backend_type = 'client backend') AS busy`);
  if (rows[0]?.busy) throw new StartRefusal('The database is in use; stop Daybook first, then move it.');
}
