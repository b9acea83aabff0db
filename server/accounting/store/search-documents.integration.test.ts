import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { newBooks } from '../testing/books';
import { openBooks, openService } from '../testing/open-service';
import { countingDropped } from '../testing/plans';
import { type Database, openDatabase } from './database';
import type { Keyset } from './keyset';
import { type DocumentFilter, findDocumentIds, listDocuments } from './list-documents';
import type { Limits } from './search/find-ids';

const service = openService();
let database: Database;
const books = openBooks(service, newBooks);
const count = 3000;

/** Receipts alike, half of them of another shop, and one, in their middle, that is unlike them. */
beforeAll(async () => {
  database = openDatabase(inject('databaseUrl'), () => undefined, { connections: 1 });
  await service.owner.query(
    `INSERT INTO document (business_id, id, name, document_type, media_type, file_size, hash, status, metadata, version,
       created_at, updated_at, read_text)
     SELECT $1, gen_random_uuid(), 'scan-' || n || '.pdf', 'receipt', 'application/pdf', 1, sha256(n::text::bytea), 'ready',
       '{}', 1, moment, moment, CASE WHEN n = $2::int / 2 THEN E'Unlike Ärger\\nQz 7' ELSE
         'Common paper ' || n || CASE WHEN n % 2 = 0 THEN ' even' ELSE ' odd' END END
     FROM generate_series(1, $2::int) AS n, LATERAL (SELECT timestamptz '2026-01-01' + n * interval '1 minute') AS m (moment)`,
    [decodeIdentifier('business', books.business.id), count],
  );
  await service.owner.query('VACUUM (ANALYZE) accounting.document');
});
afterAll(() => database.close());

const firstPage: Keyset = { size: 20, order: 'descending', walk: 'forward', key: null };
/** As among millions, where the documents that are walked are a small part of all. */
const few: Limits = { walkedFirst: 50, walkedMost: 100, found: 100, walkedLast: 100 };
const most: Limits = { walkedFirst: 10_000, walkedMost: 10_000, found: 10_000, walkedLast: 10_000 };

async function find(filter: DocumentFilter, limits: Limits) {
  const visibility = { tenantId: books.business.tenant_id, businessId: books.business.id };
  return database.read(visibility, async (db) => {
    const counted = countingDropped(db);
    const ids = await findDocumentIds(counted, books.business.id, filter, firstPage, limits);
    return { ids, dropped: counted.dropped };
  });
}

it.each<[string, number, DocumentFilter]>([
  ['a common word', 21, { terms: ['paper'] }],
  ['a rare word', 1, { terms: ['unlike'] }],
  ['a rare word with an accent', 1, { terms: ['a\u0308rger'] }],
  ['a rare and a common word', 0, { terms: ['unlike', 'paper'] }],
  ['two letters at the beginning of a line', 1, { terms: ['qz'] }],
  ['two letters that no word begins with', 0, { terms: ['zq'] }],
  ['no such word', 0, { terms: ['zzqq'] }],
  ['a rare word of no such type', 0, { terms: ['unlike'], documentType: 'statement' }],
  ['the name of one file', 1, { terms: ['scan-1234.pdf'] }],
])('a search for %s reads what it shows, not what it drops', async (_, found, filter) => {
  const { ids, dropped } = await find(filter, few);
  expect(ids).toHaveLength(found);
  expect(dropped).toBeLessThan(count / 5);
  expect((await find(filter, most)).ids).toEqual(ids);
});

it.each<[string, number, DocumentFilter]>([
  ['nothing in particular', 21, {}],
  ['a common type', 21, { documentType: 'receipt' }],
  ['no such type', 0, { documentType: 'statement' }],
  ['a match', 0, { isLinked: true }],
  ['no match', 21, { isLinked: false }],
  ['a match and a type', 0, { isLinked: true, documentType: 'receipt' }],
  ['days after all', 0, { from: '2099-01-01T00:00:00.000Z' }],
])('a list by %s reads what it shows, not what it drops', async (_, found, filter) => {
  const { tenant_id: tenantId, id: businessId } = books.business;
  const [items, dropped] = await database.read({ tenantId, businessId }, async (db) => {
    const counted = countingDropped(db);
    const page = await listDocuments(counted, businessId, filter, firstPage);
    return [page.next ? 21 : page.items.length, counted.dropped];
  });
  expect(items).toBe(found);
  expect(dropped).toBeLessThan(count / 5);
});
