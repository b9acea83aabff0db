import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallPdf } from '@/server/accounting/domain/documents/testing/small-files';
import { linesOf, must, newBooks } from '@/server/accounting/testing/books';
import { uploadForm } from '@/server/accounting/testing/documents';
import { everyReport } from '@/server/accounting/testing/every-report';
import { newDatabase, type OwnDatabase } from '@/server/accounting/testing/own-database';
import { startService, type TestService } from '@/server/accounting/testing/start-service';
import { migrateDashboard } from '@/server/dashboard/session/storage/migrate';
import { insertUser } from '@/server/dashboard/session/storage/users';

export const receipt = smallPdf(['Total 12.00']);
const time = { from: '2026-01-01T00:00:00Z', through: '2026-12-31T23:59:59.999Z' };

/** Books with entries, a document, a user and secrets, in a database and a data folder of their own. */
export async function openSourceBooks() {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-backup-'));
  const dataDirOf = (name: string) => join(folder, name);
  const documentsOf = (name: string) =>
    ({ kind: 'folder', folder: join(dataDirOf(name), 'documents') }) as const;
  const databases: OwnDatabase[] = [];
  const emptyDatabase = async () => {
    const database = await newDatabase('backup');
    databases.push(database);
    return database.url;
  };
  const dropLast = async () => databases.pop()?.drop();

  const url = await emptyDatabase();
  const dataDir = dataDirOf('source');
  mkdirSync(dataDir);
  const credentials = join(dataDir, 'dashboard-credentials.json');
  writeFileSync(credentials, '{"clientId":"a"}\n', { mode: 0o600 });
  const service = await startService({ databaseUrl: url, documents: documentsOf('source') });
  await migrateDashboard(url);
  await insertUser(service.owner, { name: 'Ada Example', email: 'ada@example.test', passwordHash: 'hash' });
  const books = await writeBooks(service);

  const reportsOf = (of: Pick<TestService, 'request'>): Promise<Map<string, string>> => {
    const ids = [books.ledger('Checking').id, books.ledger('Service revenue').id];
    return everyReport(of, books.business.id, ids, time);
  };
  let isOpen = true;
  const stopService = async () => {
    if (isOpen) await service.close();
    isOpen = false;
  };
  const close = async () => {
    await stopService();
    for (const database of databases) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const place = { databaseUrl: url, dataDir };
  return {
    folder,
    dataDirOf,
    documentsOf,
    emptyDatabase,
    dropLast,
    service,
    place,
    books,
    reportsOf,
    stopService,
    close,
  };
}

export type SourceBooks = Awaited<ReturnType<typeof openSourceBooks>>;

async function writeBooks({ client }: TestService) {
  const books = await newBooks(client);
  const { parameters, ledger } = books;
  for (let day = 1; day <= 28; day += 1) {
    const lines = linesOf(ledger('Checking'), ledger('Service revenue'), day * 10.01);
    const datetime = `2026-0${1 + (day % 9)}-${String(day).padStart(2, '0')}T10:00:00Z`;
    const body = { description: `Tabs\t, lines\n, \\backslashes, ümläuts ${day}`, datetime, lines };
    must(await client.createJournalEntry({ parameters, body }));
  }
  must(await client.uploadDocument({ parameters, form: uploadForm(receipt, 'receipt.pdf') }));
  // One whose row stays and whose bytes go.
  const form = uploadForm(smallPdf(['Uploaded by mistake']), 'mistake.pdf');
  const mistake = must(await client.uploadDocument({ parameters, form })).data;
  const body = { document_ids: [mistake.id], reason: 'Uploaded by mistake' };
  must(await client.deleteDocuments({ parameters, body }));
  return books;
}
