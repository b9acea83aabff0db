import { createReadStream } from 'node:fs';
import { openBlobStore } from '@/server/accounting/documents/open-blob-store';
import { findDifferences } from '@/server/accounting/store/verify-books';
import { findDamagedDocuments } from '@/server/accounting/verify-documents';
import type { Work } from './perform';
import { restoreBackup } from './restore-backup';
import { connect } from './snapshot';

/** Into an empty database; then the books are verified. `-` is the standard input. */
export const restore: Work = async ({ file, settings, databaseUrl, say }) => {
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
    await client.query("SET search_path = 'accounting'");
    const differences = [
      ...(await findDifferences(client)),
      ...(await findDamagedDocuments(client, documents)),
    ];
    for (const difference of differences) say(JSON.stringify(difference));
    say(
      differences.length === 0
        ? 'Verified the books: no difference.'
        : `Verified the books: ${differences.length} differences.`,
    );
    return differences.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
};
