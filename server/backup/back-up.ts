import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { openBlobStore } from '@/server/accounting/documents/open-blob-store';
import { StartRefusal } from '@/server/platform/start-refusal';
import { fileOf, type Given, type Work } from './perform';
import { connect } from './snapshot';
import { writeBackup } from './write-backup';

/** Everything as of one moment in one file, which gets its name when it is complete; `-` is the standard output. */
export const backUp: Work = async (given) => {
  const file = fileOf(given.argument);
  if (file === '-') return backUpInto(process.stdout, given, () => '');
  if (existsSync(file)) throw new StartRefusal(`${file} exists; give the backup a new name.`);
  const beside = `${file}.${process.pid}.part`;
  // Before the work begins: it says at once where the file cannot be written.
  const part = await open(beside, 'wx', 0o600);
  try {
    return await backUpInto(part.createWriteStream({ flush: true }), given, () => {
      renameSync(beside, file);
      return `, ${sizeOf(statSync(file).size)}`;
    });
  } finally {
    await part.close();
    rmSync(beside, { force: true });
  }
};

/** @param finish once all is written; gives what is said of the size */
async function backUpInto(
  target: Writable,
  { settings, databaseUrl, say }: Given,
  finish: () => string,
): Promise<number> {
  const client = await connect(databaseUrl);
  try {
    const documents = openBlobStore(settings.documents);
    const end = await writeBackup(client, documents, settings.dataDir, target, settings.backupKey);
    const size = finish();
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    const form = settings.backupKey ? 'encrypted' : 'not encrypted: it holds secrets, set DAYBOOK_BACKUP_KEY';
    say(`Backed up ${rows} rows and ${end.documents} documents${size} (${form}).`);
    for (const fault of end.faults) say(`Not in the backup, the document ${fault}`);
    return end.faults.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
