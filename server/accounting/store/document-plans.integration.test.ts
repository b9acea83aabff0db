import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../domain/documents/testing/small-files';
import { must } from '../testing/books';
import { importMovements, untilRead, uploadForm } from '../testing/documents';
import { openService } from '../testing/open-service';
import { newPayables } from '../testing/payables';
import { countingDropped } from '../testing/plans';
import { startServiceApart } from '../testing/start-service';
import { type Database, openDatabase, type Queryable } from './database';
import { listDocuments } from './list-documents';
import { findDocumentsOfTotal } from './same-invoice-store';

/**
 * What is read of many documents as the role of the service, under row-level security: those that are asked for, and not those that are
 * dropped. In a database of its own: the tests of others would be most of the rows.
 */

const service = openService(startServiceApart);
let database: Database;
let books: Awaited<ReturnType<typeof manyDocuments>>;
beforeAll(async () => {
  database = openDatabase(service.databaseUrl, () => undefined, { connections: 1 });
  books = await manyDocuments();
});
afterAll(() => database.close());

const count = 3000;

/** Receipts of a day each, of 300 totals, every third matched to a payment, and one that another is a file of the same invoice as. */
async function manyDocuments() {
  const made = await newPayables(service.client);
  const { parameters, business } = made;
  const [payment] = await importMovements(service.client, parameters, made.ledger('Checking'), [
    '2026-03-05,Shop,-119.00',
  ]);
  if (!payment) throw new Error('the payment was not imported');
  const form = uploadForm(smallPdf(['Shop']), 'receipt', { transaction_id: payment.id });
  const { id } = must(await service.client.uploadDocument({ parameters, form })).data;
  await untilRead(service.client, parameters, id);
  await service.owner.query(`
    INSERT INTO accounting.document SELECT copy.* FROM accounting.document d
    CROSS JOIN generate_series(1, ${count}) AS n
    CROSS JOIN LATERAL jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'hash', sha256(n::text::bytea),
      'total_key', (n % 300)::text, 'created_at', d.created_at - n * interval '1 day',
      'transaction_id', NULL, 'matched_by', NULL)) AS copy`);
  await service.owner.query(`
    UPDATE accounting.document SET same_invoice_as = (SELECT id FROM accounting.document WHERE transaction_id IS NOT NULL)
    WHERE total_key = '7' AND created_at = (SELECT min(created_at) FROM accounting.document WHERE total_key = '7')`);
  await service.owner.query('VACUUM (ANALYZE) accounting.document');
  return { business, payment };
}

describe('of many documents those are read by index', () => {
  const page = { size: 100, order: 'descending', walk: 'forward', key: null } as const;
  const queries: [string, number, (db: Queryable) => Promise<number>][] = [
    ['of a total', 10, async (db) => (await findDocumentsOfTotal(db, books.business.id, '8')).length],
    [
      'of a transaction, with the other files of the invoice',
      2,
      async (db) =>
        (await listDocuments(db, books.business.id, { transactionId: books.payment.id }, page)).items.length,
    ],
    [
      'of a bill that has none',
      0,
      async (db) =>
        (
          await listDocuments(
            db,
            books.business.id,
            { billId: encodeIdentifier('bill', '00000000-0000-7000-8000-000000000001') },
            page,
          )
        ).items.length,
    ],
  ];

  it.each(queries)('%s', async (_, expected, query) => {
    const visibility = { tenantId: books.business.tenant_id, businessId: books.business.id };
    const [found, dropped] = await database.read(visibility, async (db) => {
      const counted = countingDropped(db);
      return [await query(counted), counted.dropped];
    });
    expect(found).toBe(expected);
    expect(dropped).toBeLessThan(count / 10);
  });
});
