import { createReadStream } from 'node:fs';
import { openBlobStore } from '@/server/accounting/documents/open-blob-store';
import { fileOf, type Work } from './perform';
import { restoreBackup } from './restore-backup';
import { connect } from './snapshot';
import { verify } from './verify';

/** Into an empty database; then the books are verified. `-` is the standard input. */
export const restore: Work = async ({ argument, settings, databaseUrl, say }) => {
  const file = fileOf(argument);
  const client = await connect(databaseUrl);
  try {
    const documents = openBlobStore(settings.documents);
    const source = file === '-' ? process.stdin : createReadStream(file);
    const { manifest, end } = await restoreBackup(
      client,
      documents,
      settings.dataDir,
      source,
      settings.backupKey,
    );
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${rows} rows and ${end.documents} documents of ${manifest.created_at}.`);
    if (!manifest.migrations.accounting) return 0;
    return await verify(client, documents, say);
  } finally {
    await client.end();
  }
};
