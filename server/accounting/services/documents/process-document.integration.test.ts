import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { smallCii, smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { pdfWithFile, smallPdf, smallPng } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openService } from '../../testing/open-service';
import { startService } from '../../testing/start-service';

const service = openService();

type Books = Awaited<ReturnType<typeof newBooks>>;

async function read({ parameters }: Books, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = uploadForm(bytes, 'a.pdf', fields);
  const { id } = must(await service.client.uploadDocument({ parameters, form })).data;
  return untilRead(service.client, parameters, id);
}

/** The document of these bytes as a process leaves it that dies with its job; the job is due. */
async function leaveJob(bytes: Buffer, { attempts }: { attempts: number }): Promise<void> {
  const { owner } = service;
  const hash = createHash('sha256').update(bytes).digest();
  await owner.query('BEGIN');
  const { rows } = await owner.query<{ business_id: string; id: string }>(
    `UPDATE document SET status = 'processing', extraction = NULL WHERE hash = $1 RETURNING business_id, id`,
    [hash],
  );
  await owner.query(
    `INSERT INTO job (tenant_id, business_id, id, kind, resource_id, application_id, request_id, attempts, run_at)
     SELECT b.tenant_id, b.id, $1, 'process_document', $2, a.id, 'req_left', $3, now() - interval '1 second'
     FROM business b JOIN application a ON a.tenant_id = b.tenant_id WHERE b.id = $4`,
    [randomUUID(), rows[0]?.id, attempts, rows[0]?.business_id],
  );
  await owner.query('COMMIT');
}

const receipt = (...more: string[]) =>
  smallPdf(['Northwind Paper LLC', 'Date: 2026-03-04', 'Total $21.60', ...more]);

describe('what a document says', () => {
  it('is read off a PDF', async () => {
    const books = await newBooks(service.client);
    expect((await read(books, receipt())).extraction).toMatchObject({
      vendor_name: { value: 'Northwind Paper LLC', confidence: 0.8 },
      total_amount: { value: 21.6, confidence: 0.85 },
      currency: { value: 'USD', confidence: 0.8 },
      issued_on: { value: '2026-03-04', confidence: 0.9 },
    });
  });

  it('is told by the electronic invoice, with what is printed where the two differ', async () => {
    const books = await newBooks(service.client);
    const print = [
      'Muster Papier GmbH',
      'Rechnung R-2026-17',
      'Rechnungsdatum: 05.03.2026',
      'Gesamtbetrag 119,00 EUR',
    ];
    const { extraction } = await read(books, pdfWithFile(print, 'factur-x.xml', smallCii()));
    expect(extraction).toMatchObject({
      vendor_name: { value: 'Muster Papier GmbH', confidence: 0.98 },
      total_amount: { value: 119, confidence: 0.98 },
      issued_on: { value: '2026-03-04', confidence: 0.5, printed: '2026-03-05' },
      is_bill: true,
    });
    expect(extraction?.total_amount).not.toHaveProperty('printed');
  });

  it('is told by an electronic invoice, however long, and not by half of one', async () => {
    const books = await newBooks(service.client);
    const [line = ''] = /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/.exec(smallUbl()) ?? [];
    const nothing = line.replace('110.00', '0.00').repeat(400);
    const long = smallUbl().replace(line, line + nothing);
    expect((await read(books, Buffer.from(long))).extraction).toMatchObject({
      total_amount: { value: 100, confidence: 0.85 },
      number: { value: '2026-88' },
    });
    const half = await read(books, Buffer.from(smallUbl().slice(0, -50)));
    expect(half).toMatchObject({ status: 'failed', failure: 'unreadable', extraction: null });
  });

  it('is read off a photograph too, never surer than its letters are', async () => {
    const books = await newBooks(service.client);
    const photograph = readFileSync(new URL('../../documents/testing/receipt.png', import.meta.url));
    const { status, extraction } = await read(books, photograph);
    expect(status).toBe('ready');
    expect(extraction).toMatchObject({
      vendor_name: { value: 'CEDAR PAPER SUPPLY' },
      total_amount: { value: 20.25 },
      issued_on: { value: '2026-03-14' },
    });
    expect(extraction?.total_amount?.confidence).toBeLessThan(0.95);
  });

  it.each([
    ['a PDF without text', smallPdf([])],
    ['an image too small to hold a line', smallPng(4, 4)],
    ['an image that no reader opens', smallPng(400, 400)],
  ])('is not known of %s', async (_, bytes) => {
    const books = await newBooks(service.client);
    expect(await read(books, bytes)).toMatchObject({
      status: 'ready',
      extraction: { vendor_name: null, total_amount: null, currency: null, issued_on: null },
      suggested_matches: [],
    });
  });

  it('is not read off what only begins like a PDF; the file is kept all the same', async () => {
    const books = await newBooks(service.client);
    const bytes = Buffer.from(`%PDF-1.4 ${randomUUID()}`);
    const document = await read(books, bytes);
    expect(document).toMatchObject({ status: 'failed', failure: 'unreadable', extraction: null });
    const parameters = { ...books.parameters, document_id: document.id };
    const file = must(await service.client.getDocumentContent({ parameters }));
    expect(await new Response(file.body).text()).toBe(bytes.toString());
  });
});

describe('which movement paid a receipt', () => {
  it('is suggested with reasons, also when the movement comes after the receipt, and no longer once it is attached', async () => {
    const books = await newBooks(service.client);
    const document = await read(books, receipt());
    expect(document.suggested_matches).toEqual([]);
    const movements = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-05,NORTHWIND PAPER #0417,-21.60',
      '2026-03-06,SOMEONE ELSE,-21.60',
      '2026-03-06,NORTHWIND PAPER,21.60',
      '2026-03-06,NORTHWIND PAPER,-21.59',
      '2026-04-06,NORTHWIND PAPER,-21.60',
    ]);
    const idOf = (day: string, description: string) =>
      movements.find((each) => each.datetime.startsWith(day) && each.description.startsWith(description))?.id;
    const parameters = { ...books.parameters, document_id: document.id };
    const expected = [
      {
        transaction_id: idOf('2026-03-05', 'NORTHWIND'),
        confidence: 0.89,
        reasons: ['amount_equal', 'date_near', 'name_equal'],
      },
      {
        transaction_id: idOf('2026-03-06', 'SOMEONE'),
        confidence: 0.62,
        reasons: ['amount_equal', 'date_near'],
      },
    ];
    expect(must(await service.client.getDocument({ parameters })).data.suggested_matches).toEqual(expected);
    const [listed] = must(await service.client.listDocuments({ parameters: books.parameters })).data;
    expect(listed?.suggested_matches).toEqual(expected);

    const body = { transaction_id: expected[0]?.transaction_id ?? '' };
    const matched = must(await service.client.matchDocument({ parameters, body })).data;
    expect(matched.suggested_matches).toEqual([]);
    const another = await read(books, receipt('copy'));
    expect(another.suggested_matches.map((match) => match.transaction_id)).toEqual([
      expected[1]?.transaction_id,
    ]);
  });

  it.each([
    ['a statement', receipt('statement'), { document_type: 'statement' }],
    ['a receipt in another currency', smallPdf(['Date: 2026-03-04', 'Total EUR 21.60']), {}],
    [
      'a receipt with more decimals than the currency has',
      smallPdf(['Date: 2026-03-04', 'Total USD 21.605']),
      {},
    ],
  ])('is not looked for for %s', async (_, bytes, fields) => {
    const books = await newBooks(service.client);
    await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-04,NORTHWIND PAPER,-21.60',
    ]);
    expect((await read(books, bytes, fields)).suggested_matches).toEqual([]);
  });
});

describe('the job', () => {
  it('is there as soon as the upload is kept, and gone with its outcome', async () => {
    const books = await newBooks(service.client);
    const document = await read(books, receipt('job'));
    const { rows } = await service.owner.query(
      'SELECT FROM job j JOIN document d ON d.business_id = j.business_id AND d.id = j.resource_id WHERE d.hash = $1',
      [createHash('sha256').update(receipt('job')).digest()],
    );
    expect([rows, document.version]).toEqual([[], 2]);
  });

  it('is done once, however many processes look for it', async () => {
    const books = await newBooks(service.client);
    const others = [await startService(), await startService()];
    const uploads = Array.from({ length: 12 }, () => read(books, receipt(randomUUID())));
    const documents = await Promise.all(uploads);
    for (const other of others) await other.close();
    const { rows } = await service.owner.query<{ times: string }>(
      `SELECT count(*) AS times FROM audit_log WHERE action = 'process' AND after->>'business_id' = $1
       GROUP BY resource_id`,
      [books.business.id],
    );
    expect(rows.map((row) => row.times)).toEqual(documents.map(() => '1'));
    expect(documents.map((document) => document.version)).toEqual(documents.map(() => 2));
  });

  it('that a process left by ending is done when its lease is over', async () => {
    const books = await newBooks(service.client);
    const document = await read(books, receipt('crash'));
    await leaveJob(receipt('crash'), { attempts: 1 });
    const again = await untilRead(service.client, books.parameters, document.id);
    expect(again).toMatchObject({ status: 'ready', extraction: document.extraction });
  });

  it('that ended too many processes is given up', async () => {
    const books = await newBooks(service.client);
    const document = await read(books, receipt('poison'));
    await leaveJob(receipt('poison'), { attempts: 5 });
    const given = await untilRead(service.client, books.parameters, document.id);
    expect(given).toMatchObject({ status: 'failed', failure: 'unreadable' });
  });
});
