import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { openBlobStore } from '@/server/accounting/documents/open-blob-store';
import { StartRefusal } from '@/server/platform/start-refusal';
import { fileOf, type Work } from './perform';
import { connect } from './snapshot';
import { writeBackup } from './write-backup';

/** Everything as of one moment in one file, which gets its name when it is complete; `-` is the standard output. */
export const backUp: Work = async ({ argument, settings, databaseUrl, say }) => {
  const file = fileOf(argument);
  if (file !== '-' && existsSync(file)) throw new StartRefusal(`${file} exists; give the backup a new name.`);
  const client = await connect(databaseUrl);
  const beside = `${file}.part`;
  try {
    const target =
      file === '-' ? process.stdout : createWriteStream(beside, { flags: 'wx', mode: 0o600, flush: true });
    const documents = openBlobStore(settings.documents);
    const end = await writeBackup(client, documents, settings.dataDir, target, settings.backupKey);
    if (file !== '-') renameSync(beside, file);
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    const size = file === '-' ? '' : `, ${sizeOf(statSync(file).size)}`;
    const form = settings.backupKey ? 'encrypted' : 'not encrypted: it holds secrets, set DAYBOOK_BACKUP_KEY';
    say(`Backed up ${rows} rows and ${end.documents} documents${size} (${form}).`);
    for (const fault of end.faults) say(`Not in the backup, the document ${fault}`);
    return end.faults.length === 0 ? 0 : 1;
  } finally {
    if (file !== '-') rmSync(beside, { force: true });
    await client.end();
  }
};

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
