import { afterAll, beforeAll, expect, it } from 'vitest';
import { linesOf, must } from '@/server/accounting/testing/books';
import { startService } from '@/server/accounting/testing/start-service';
import { findUserByEmail } from '@/server/dashboard/session/storage/users';
import { asTenantOf } from './testing/as-tenant-of';
import { countTenants } from './testing/inspect';
import { run } from './testing/run-work';
import { openSourceBooks, receipt, type SourceBooks } from './testing/source-books';

let desk: SourceBooks;
beforeAll(async () => {
  desk = await openSourceBooks();
});
afterAll(() => desk.close());

it('refuses while Daybook runs, whose later entries would be left behind', async () => {
  const target = await desk.emptyDatabase();
  expect(await run('move', target, desk.place)).toEqual({
    code: 1,
    words: 'The database is in use; stop Daybook first, then move it.',
  });
  expect(await countTenants(target)).toBe(0);
});

it.each(['/tmp/new.backup', 'mysql://localhost/books'])('refuses %s as an address', async (to) => {
  expect(await run('move', to, desk.place)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^The new database must be an address/),
  });
});

it('moves the books of a stopped Daybook to equal reports, and refuses to move onto others', async () => {
  const reports = await desk.reportsOf(desk.service);
  await desk.stopService();
  const target = await desk.emptyDatabase();
  expect(await run('move', target, desk.place)).toEqual({
    code: 0,
    words: expect.stringMatching(
      /^Moved \d+ rows; 1 documents remain .*\nVerified the books: no difference\.\nStart Daybook with DATABASE_URL/,
    ),
  });
  const moved = await startService({ databaseUrl: target, documents: desk.documentsOf('source') });
  try {
    const { client, request } = asTenantOf(desk.service, moved);
    expect(await desk.reportsOf({ request })).toEqual(reports);
    const { parameters, ledger, business } = desk.books;
    const [document] = must(await client.listDocuments({ parameters })).data;
    const content = await request(`/v0/business/${business.id}/document/${document?.id}/content`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(receipt);
    const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 1);
    const body = { description: 'After the move', datetime: '2026-09-30T00:00:00Z', lines };
    must(await client.createJournalEntry({ parameters, body }));
    expect(await findUserByEmail(moved.owner, 'ada@example.test')).toMatchObject({ passwordHash: 'hash' });
  } finally {
    await moved.close();
  }
  expect(await run('move', target, desk.place)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^The database is not empty \(accounting\.tenant has rows\)/),
  });
});
