import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { type BlobStore, pathParts, readBlob } from '@/server/accounting/documents/blob-store';
import { keepBlobs } from '@/server/accounting/store/blob-name-store';
import { readIfPresent } from '@/server/platform/data-folder/private-file';
import { type ArchiveWriter, writeArchive } from './archive';
import {
  type BackupTable,
  countRows,
  type End,
  hashOf,
  type Manifest,
  qualifiedName,
  secretsOfBooks,
} from './contents';
import { beginSnapshot, copyTarget } from './snapshot';

/** How many bytes of a table are in memory at a time. */
const partBytes = 4 * 1024 ** 2;
const documentsAtATime = 500;

/**
 * Writes a backup of everything as of one moment, while others go on writing. Documents are named by the hash of their
 * bytes and never change, so those that the snapshot refers to are of that moment too; those of documents that are deleted meanwhile
 * stay for as long as the client is connected.
 */
export async function writeBackup(
  client: Client,
  documents: BlobStore,
  dataDir: string,
  target: Writable,
  key: string | undefined,
): Promise<End> {
  await keepBlobs(client);
  const manifest = await beginSnapshot(client);
  const end: End = { manifest: '', tables: {}, secrets: {}, documents: 0, faults: [] };
  await writeArchive(target, key, async (archive) => {
    const text = Buffer.from(JSON.stringify(manifest));
    await archive.addBytes('manifest.json', text);
    end.manifest = hashOf(text);
    for (const table of manifest.tables) {
      end.tables[qualifiedName(table)] = await addTable(archive, client, table);
    }
    await addSecrets(archive, dataDir, end);
    if (manifest.migrations.accounting) await addDocuments(archive, client, documents, manifest, end);
    await archive.addBytes('end.json', Buffer.from(JSON.stringify(end)));
  });
  return end;
}

async function addTable(
  archive: ArchiveWriter,
  client: Client,
  table: BackupTable,
): Promise<End['tables'][string]> {
  const copy = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  const hash = createHash('sha256');
  let part: Buffer[] = [];
  let size = 0;
  // Not as the database says: that may come after the last row, when the stream has ended.
  let rows = 0;
  let parts = 0;
  const flush = async () => {
    if (size === 0) return;
    const name = `tables/${table.schema}/${table.name}/${String(parts).padStart(8, '0')}`;
    await archive.addBytes(name, Buffer.concat(part));
    parts += 1;
    part = [];
    size = 0;
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    hash.update(chunk);
    rows += countRows(chunk);
    part.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await flush();
  }
  await flush();
  return { rows, sha256: hash.digest('hex') };
}

async function addSecrets(archive: ArchiveWriter, dataDir: string, end: End): Promise<void> {
  for (const name of secretsOfBooks) {
    const secret = readIfPresent(join(dataDir, name));
    if (secret === undefined) continue;
    const bytes = Buffer.from(secret);
    await archive.addBytes(`secrets/${name}`, bytes);
    end.secrets[name] = hashOf(bytes);
  }
}

type DocumentRow = { business_id: string; hash: Buffer };

/** Each once, however many documents share its bytes. One that is missing or damaged is reported, not fatal. */
async function addDocuments(
  archive: ArchiveWriter,
  client: Client,
  store: BlobStore,
  { tables }: Manifest,
  end: End,
): Promise<void> {
  // Of a document that was deleted the bytes are gone. A database of an earlier version has none.
  const columns = tables.find((table) => qualifiedName(table) === 'accounting.document')?.columns ?? [];
  const kept = columns.includes('deleted_at') ? 'WHERE deleted_at IS NULL' : '';
  await client.query(`DECLARE stored CURSOR FOR
    SELECT DISTINCT business_id, hash FROM accounting.document ${kept} ORDER BY business_id, hash`);
  for (;;) {
    const { rows } = await client.query<DocumentRow>(`FETCH ${documentsAtATime} FROM stored`);
    if (rows.length === 0) return;
    for (const row of rows) {
      const key = {
        businessId: encodeIdentifier('business', row.business_id),
        hash: row.hash.toString('hex'),
      };
      const blob = await readBlob(store, key);
      if (!blob.ok) {
        end.faults.push(`${key.businessId}/${key.hash}: ${blob.problem}`);
        continue;
      }
      const name = `documents/${pathParts(key).join('/')}`;
      await archive.add(name, blob.value.size, blob.value.open());
      end.documents += 1;
    }
  }
}
