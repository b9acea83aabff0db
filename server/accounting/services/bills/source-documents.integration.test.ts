import { describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

let invoices = 0;
/** An invoice of its own number, once it is read. */
async function newInvoice(fields: Record<string, string> = {}, total = '62.30') {
  invoices += 1;
  const lines = [
    'Acme Paper Inc',
    `Invoice no: INV-${invoices}`,
    'Invoice date: 2026-03-04',
    'Due date: 2026-04-03',
    `Total due $${total}`,
  ];
  const form = uploadForm(smallPdf(lines), 'invoice.pdf', fields);
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  return untilRead(service.client, books.parameters, id);
}

const billOf = (documentId: string) => ({
  business_id: books.business.id,
  vendor_id: books.vendor.id,
  number: `INV-${invoices}`,
  description: '',
  issued_at: '2026-03-04T00:00:00Z',
  due_at: '2026-04-03T00:00:00Z',
  document_id: documentId,
  lines: [{ ledger_id: books.ledger('Rent').id, amount: 62.3 }],
});
const enter = (...bills: ReturnType<typeof billOf>[]) =>
  call(service, 'POST', `/v0/business/${books.business.id}/bills`, bills);
const documentNow = async (id: string) =>
  must(await service.client.getDocument({ parameters: { ...books.parameters, document_id: id } })).data;
const listed = async (query: { bill_id?: string; is_linked?: 'true' | 'false'; search?: string }) =>
  must(await service.client.listDocuments({ parameters: books.parameters, query })).data.map(
    (each) => each.id,
  );
const unlinked = async () =>
  must(await service.client.countDocuments({ parameters: books.parameters })).data.unlinked_receipts;

describe('an invoice of a vendor', () => {
  it('is read as a bill, with its number and the day it is due', async () => {
    const { extraction } = await newInvoice();
    expect(extraction).toMatchObject({
      is_bill: true,
      number: { value: `INV-${invoices}`, is_corrected: false },
      due_on: { value: '2026-04-03' },
      total_amount: { value: 62.3 },
    });
  });

  it('keeps what a person corrects of it', async () => {
    const { id } = await newInvoice();
    const changed = must(
      await service.client.updateDocument({
        parameters: { ...books.parameters, document_id: id },
        body: { extraction: { number: 'A-17', due_on: '2026-04-10' } },
      }),
    ).data;
    expect(changed.extraction).toMatchObject({
      is_bill: true,
      number: { value: 'A-17', confidence: 1, is_corrected: true },
      due_on: { value: '2026-04-10', confidence: 1, is_corrected: true },
    });
  });

  it('belongs to the bill that is entered from it, and waits for no transaction', async () => {
    const { id, version } = await newInvoice();
    const before = await unlinked();
    const answer = await enter(billOf(id));
    expect(answer.status).toBe(201);
    const entered = await documentNow(id);
    expect(entered).toMatchObject({ bill_id: expect.stringMatching(/^bill_/), version: version + 1 });
    expect(await unlinked()).toBe(before - 1);
    expect(await listed({ bill_id: entered.bill_id ?? '' })).toEqual([id]);
    expect(await listed({ is_linked: 'true' })).toContain(id);
    expect(await listed({ is_linked: 'false' })).not.toContain(id);
  });

  it('makes one bill, and waits for its payment or another bill when that is voided', async () => {
    const [movement] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-30,ACME PAPER,-71.15',
    ]);
    const { id } = await newInvoice({}, '71.15');
    const before = await unlinked();
    expect((await enter(billOf(id))).status).toBe(201);
    const again = await enter(billOf(id));
    expect([again.status, again.problem.code]).toEqual([409, 'conflict']);
    const { bill_id: billId } = await documentNow(id);
    must(
      await service.client.updateBill({
        parameters: { ...books.parameters, bill_id: billId ?? '' },
        body: { status: 'voided' },
      }),
    );
    expect((await documentNow(id)).bill_id).toBe(null);
    expect(await unlinked()).toBe(before);
    expect(await listed({ is_linked: 'false' })).toContain(id);
    expect(await listed({ is_linked: 'false', search: 'Acme' })).toContain(id);
    expect(await listed({ is_linked: 'true' })).not.toContain(id);
    const likely = must(await service.client.listLikelyMatches({ parameters: books.parameters })).data;
    expect(likely.map(({ document, transaction }) => [document.id, transaction.id])).toEqual([
      [id, movement?.id],
    ]);
    expect((await enter(billOf(id))).status).toBe(201);
    expect((await documentNow(id)).bill_id).not.toBe(billId);
  });

  it('makes no second expense when a voided bill is opened again', async () => {
    const { id } = await newInvoice({}, '62.30');
    const set = (billId: string, status: string) =>
      call(service, 'PATCH', `/v0/business/${books.business.id}/bills/${billId}`, { status });
    const entered = async () => {
      expect((await enter(billOf(id))).status).toBe(201);
      return (await documentNow(id)).bill_id ?? '';
    };
    const first = await entered();
    expect((await set(first, 'voided')).status).toBe(200);
    const second = await entered();
    const refused = await set(first, 'open');
    expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
    expect(refused.problem.detail).toContain(second);
    expect(faultsOf(refused)).toEqual(['/status document_has_bill']);
    expect((await set(first, 'paid')).status).toBe(409);
    expect((await set(second, 'open')).status).toBe(200);

    expect((await set(second, 'voided')).status).toBe(200);
    expect((await set(first, 'open')).status).toBe(200);
    expect((await documentNow(id)).bill_id).toBe(first);
    expect((await set(second, 'open')).status).toBe(409);
    expect((await enter(billOf(id))).status).toBe(409);
  });

  it('stays with its own payment when the bill is opened again', async () => {
    const { parameters } = books;
    const { id } = await newInvoice({}, '63.99');
    expect((await enter(billOf(id))).status).toBe(201);
    const bill_id = (await documentNow(id)).bill_id ?? '';
    const [transaction_id = ''] = await books.transactions([['2026-03-20', -62.3]]);
    must(await service.client.createBillPayment({ parameters, body: { bill_id, transaction_id } }));
    const change = (status: 'voided' | 'paid') =>
      service.client.updateBill({ parameters: { ...parameters, bill_id }, body: { status } });
    must(await change('voided'));
    const ofDocument = { ...parameters, document_id: id };
    must(await service.client.matchDocument({ parameters: ofDocument, body: { transaction_id } }));
    expect(must(await change('paid')).data).toMatchObject({ status: 'paid', total_paid: 62.3 });
    expect(await documentNow(id)).toMatchObject({ bill_id, transaction_id });
  });

  it('never makes a second expense of what a transaction already is', async () => {
    const [movement] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-30,ACME PAPER,-62.31',
    ]);
    const document = await newInvoice({}, '62.31');
    expect(document.suggested_matches).toMatchObject([{ transaction_id: movement?.id }]);
    const parameters = { ...books.parameters, document_id: document.id };
    must(await service.client.matchDocument({ parameters, body: { transaction_id: movement?.id ?? '' } }));
    const refused = await enter(billOf(document.id));
    expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
    expect(refused.problem.detail).toContain(movement?.id);
    must(await service.client.unmatchDocument({ parameters }));
    expect((await enter(billOf(document.id))).status).toBe(201);
  });
});

it('is left by automatic matching while its bill is being entered', async () => {
  const body = { receipt_match_threshold: 0.7 };
  must(await service.client.updateBusiness({ parameters: books.parameters, body }));
  const { id } = await newInvoice({}, '84.20');
  const { id: otherId } = await newInvoice({}, '84.30');
  expect((await enter(billOf(otherId))).status).toBe(201);
  const { bill_id: billId } = await documentNow(otherId);
  const { owner } = service;
  await owner.query('BEGIN');
  await owner.query('UPDATE document SET bill_id = $1 WHERE id = $2', [
    decodeIdentifier('bill', billId ?? ''),
    decodeIdentifier('document', id),
  ]);
  const paid = importMovements(service.client, books.parameters, books.ledger('Checking'), [
    '2026-03-31,ACME PAPER,-84.20',
  ]);
  const isWaiting = async () =>
    (
      await owner.query(
        'SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid',
      )
    ).rowCount;
  await expect
    .poll(isWaiting)
    .toBe(1)
    .finally(() => owner.query('COMMIT'));
  await paid;
  expect(await documentNow(id)).toMatchObject({ transaction_id: null, bill_id: billId });
});

it('must be a document of the business, once in a request; else nothing is entered', async () => {
  const { id } = await newInvoice();
  const others = await newPayables(service.client);
  const form = uploadForm(smallPdf(['Theirs']), 'theirs.pdf');
  const theirs = must(await service.client.uploadDocument({ parameters: others.parameters, form })).data;
  const answer = await enter(billOf(id), billOf(id), billOf(theirs.id));
  expect(answer.status).toBe(422);
  expect(faultsOf(answer)).toEqual(['/1/document_id duplicate', '/2/document_id not_found']);
  expect((await documentNow(id)).bill_id).toBeNull();
});

it('gives up its bill when it is deleted', async () => {
  const { id } = await newInvoice();
  expect((await enter(billOf(id))).status).toBe(201);
  const { bill_id: billId } = await documentNow(id);
  must(
    await service.client.deleteDocuments({
      parameters: books.parameters,
      body: { document_ids: [id], reason: 'Uploaded by mistake' },
    }),
  );
  const query = { bill_id: billId ?? '' };
  expect(must(await service.client.listDocuments({ parameters: books.parameters, query })).data).toEqual([]);
});

it('is offered as a bill where it was read before bills were looked for, and corrected as others are', async () => {
  const { id, extraction } = await newInvoice();
  await service.owner.query(
    `UPDATE document SET extraction = extraction - 'isBill' - 'number' - 'dueOn' WHERE id = $1`,
    [decodeIdentifier('document', id)],
  );
  const { id: shownId, extraction: shown } = await documentNow(id);
  expect([shownId, shown]).toEqual([id, extraction]);
  const listedNow = must(await service.client.listDocuments({ parameters: books.parameters })).data;
  expect(listedNow.find((each) => each.id === id)?.extraction).toEqual(extraction);
  const body = { extraction: { total_amount: 62.31 } };
  const parameters = { ...books.parameters, document_id: id };
  expect(must(await service.client.updateDocument({ parameters, body })).data.extraction).toMatchObject({
    is_bill: true,
    number: { value: `INV-${invoices}` },
    total_amount: { value: 62.31, is_corrected: true },
  });
});
