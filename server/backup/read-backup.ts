import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobKey } from '@/server/accounting/documents/blob-store';
import { keyAt } from '@/server/accounting/documents/blob-store';
import { StartRefusal } from '@/server/platform/start-refusal';
import { damaged, type Member, readArchive } from './archive';
import {
  type BackupTable,
  type End,
  endSchema,
  hashOf,
  type Manifest,
  manifestSchema,
  qualifiedName,
  secretsOfBooks,
} from './contents';

/** What is done with the contents of a backup while they are read. Nothing may be final before `readBackup` resolves. */
export interface BackupReader {
  begin(manifest: Manifest): Promise<void>;
  /** The next part of a table's COPY text; the parts of a table follow each other. */
  addRows(table: BackupTable, part: Buffer): Promise<void>;
  /** Must read all of it; gives the SHA-256 in hex of what it read. */
  addDocument(key: BlobKey, stream: AsyncIterable<Buffer>): Promise<string>;
}

export interface BackupContents {
  manifest: Manifest;
  end: End;
  secrets: Map<string, string>;
}

/** Reads a backup to its end and checks all of it. Throws a StartRefusal when anything is missing or was changed. */
export async function readBackup(
  source: Readable,
  key: string | undefined,
  reader: BackupReader,
): Promise<BackupContents> {
  let contents: (Omit<BackupContents, 'end'> & { hash: string }) | undefined;
  let end: End | undefined;
  let documents = 0;
  const tables = new Map<string, ReturnType<typeof createHash>>();
  for await (const member of readArchive(source, key)) {
    if (end) throw damaged('something follows its end');
    if (!contents) {
      contents = await readManifest(member);
      await reader.begin(contents.manifest);
      continue;
    }
    const [kind = '', ...path] = member.name.split('/');
    if (kind === 'tables') {
      const table = contents.manifest.tables.find(
        ({ schema, name }) => schema === path[0] && name === path[1],
      );
      if (!table) throw damaged(`it does not list ${member.name}`);
      const part = await buffer(member.stream);
      const hash = tables.get(qualifiedName(table)) ?? createHash('sha256');
      tables.set(qualifiedName(table), hash.update(part));
      await reader.addRows(table, part);
    } else if (kind === 'secrets' && secretsOfBooks.some((name) => name === path[0])) {
      contents.secrets.set(path[0] ?? '', (await buffer(member.stream)).toString('utf8'));
    } else if (kind === 'documents') {
      const blob = keyAt(path);
      if (!blob) throw damaged(`${member.name} is not the name of a document`);
      if ((await reader.addDocument(blob, member.stream)) !== blob.hash) {
        throw damaged(`${member.name} has other bytes`);
      }
      documents += 1;
    } else if (member.name === 'end.json') {
      const parsed = endSchema.safeParse(jsonOf(await buffer(member.stream)));
      if (!parsed.success) throw damaged('its end was changed');
      end = parsed.data;
    } else throw damaged(`it does not know ${member.name}`);
  }
  if (!contents || !end) throw damaged('its end is missing');
  const { manifest, secrets, hash } = contents;
  if (hash !== end.manifest) throw damaged('its list of tables was changed');
  if (documents !== end.documents) throw damaged(`${documents} of ${end.documents} documents`);
  for (const table of manifest.tables) {
    const name = qualifiedName(table);
    const read = (tables.get(name) ?? createHash('sha256')).digest('hex');
    if (read !== end.tables[name]?.sha256) throw damaged(`the rows of ${name} were changed`);
  }
  for (const [name, sha256] of Object.entries(end.secrets)) {
    if (hashOf(secrets.get(name) ?? '') !== sha256) throw damaged(`${name} was changed`);
  }
  return { manifest, end, secrets };
}

async function readManifest({ name, stream }: Member) {
  const bytes = await buffer(stream);
  const parsed = name === 'manifest.json' ? manifestSchema.safeParse(jsonOf(bytes)) : undefined;
  if (!parsed?.success) {
    throw new StartRefusal('The file is not a backup of Daybook, or of a version that this one cannot read.');
  }
  return { manifest: parsed.data, hash: hashOf(bytes), secrets: new Map<string, string>() };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
