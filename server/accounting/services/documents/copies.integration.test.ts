import { expect, it } from 'vitest';
import { smallCii } from '@/lib/electronic-invoice/testing/small-invoices';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { enterBillOf } from '../../testing/enter-bill-of';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

let invoices = 0;
/** The print and the XML of an invoice of its own number. */
function newInvoice() {
  invoices += 1;
  const number = `R-2026-${100 + invoices}`;
  const lines = ['Muster Papier GmbH', `Rechnung Nr. ${number}`, 'Rechnungsdatum: 04.03.2026'];
  return {
    number,
    print: smallPdf([...lines, 'Zahlbar bis 03.04.2026', 'Gesamtbetrag 119,00 EUR']),
    xml: Buffer.from(smallCii({ number })),
  };
}
const at = (id: string) => ({ ...books.parameters, document_id: id });
const now = async (id: string) => must(await service.client.getDocument({ parameters: at(id) })).data;
async function bring(bytes: Buffer, fields: Record<string, string> = {}) {
  const form = uploadForm(bytes, 'invoice', fields);
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  return untilRead(service.client, books.parameters, id);
}
async function pay() {
  const [movement] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
    `2026-03-${10 + invoices},Muster Papier GmbH,-119.00`,
  ]);
  return movement?.id ?? '';
}
const remove = async (...ids: string[]) =>
  must(
    await service.client.deleteDocuments({
      parameters: books.parameters,
      body: { document_ids: ids, reason: 'Twice' },
    }),
  );
const waiting = async () =>
  must(await service.client.countDocuments({ parameters: books.parameters })).data.unlinked_receipts;
const listed = async (query: Parameters<typeof service.client.listDocuments>[0]['query']) =>
  must(await service.client.listDocuments({ parameters: books.parameters, query })).data.map(({ id }) => id);
const enter = (number: string, documentId: string) => enterBillOf(service, books, number, documentId);
const billOf = async (number: string, documentId: string) => {
  expect((await enter(number, documentId)).status).toBe(201);
  return (await now(documentId)).bill_id ?? '';
};
const setBill = (id: string, status: string) =>
  call(service, 'PATCH', `/v0/business/${books.business.id}/bills/${id}`, { status });

it('a copy takes over the transaction of the document that is deleted, and the audit log says so', async () => {
  const { print } = newInvoice();
  const [first, second, third] = [await bring(print), await bring(print), await bring(print)];
  const payment = await pay();
  must(await service.client.matchDocument({ parameters: at(first.id), body: { transaction_id: payment } }));
  const before = await waiting();
  await remove(first.id);
  expect(await now(second.id)).toMatchObject({
    duplicate_of: null,
    transaction_id: payment,
    matched_by: 'person',
  });
  expect(await now(third.id)).toMatchObject({ duplicate_of: second.id, transaction_id: null });
  expect(await waiting()).toBe(before);
  const { rows } = await service.owner.query(
    `SELECT after->>'transaction_id' AS transaction FROM audit_log WHERE action = 'take_place' AND after->>'id' = $1`,
    [second.id],
  );
  expect(rows).toEqual([{ transaction: payment }]);
  await remove(second.id, third.id);
  expect(await listed({ transaction_id: payment })).toEqual([]);
});

it.each(['copy', 'print'])('a %s takes over the bill, so that none is entered twice', async (kind) => {
  const { number, print, xml } = newInvoice();
  const first = await bring(xml);
  const other = await bring(kind === 'copy' ? xml : print);
  const former = await billOf(number, first.id);
  expect((await setBill(former, 'voided')).status).toBe(200);
  const bill = await billOf(number, first.id);
  await remove(first.id);
  expect(await now(other.id)).toMatchObject({ duplicate_of: null, same_invoice_as: null, bill_id: bill });
  expect((await enter(number, other.id)).status).toBe(409);
  expect(await listed({ bill_id: bill })).toEqual([other.id]);
  expect((await setBill(former, 'open')).status).toBe(409);
});

it('a copy that has a transaction of its own keeps it', async () => {
  const { print } = newInvoice();
  const first = await bring(print);
  const [payment, other] = [await pay(), await pay()];
  must(await service.client.matchDocument({ parameters: at(first.id), body: { transaction_id: payment } }));
  const copy = await bring(print, { transaction_id: other });
  expect((await now(first.id)).transaction_id).toBe(payment);
  await remove(first.id);
  expect((await now(copy.id)).transaction_id).toBe(other);
});

it.each(['transaction', 'bill'])('a print whose own bill is voided takes over the %s', async (kind) => {
  const { number, print, xml } = newInvoice();
  const file = await bring(print);
  const voided = await billOf(number, file.id);
  expect((await setBill(voided, 'voided')).status).toBe(200);
  const first = await bring(xml);
  expect((await now(file.id)).same_invoice_as).toBe(first.id);
  const payment = kind === 'transaction' ? await pay() : null;
  const bill = payment === null ? await billOf(`${number}-2`, first.id) : null;
  const body = { transaction_id: payment ?? '' };
  if (payment !== null) must(await service.client.matchDocument({ parameters: at(first.id), body }));
  await remove(first.id);
  expect(await now(file.id)).toMatchObject({ transaction_id: payment, bill_id: bill });
  // Opened again, the former bill would be a second one of what has one, or was paid, already.
  expect((await setBill(voided, 'open')).status).toBe(409);
});

it('a document that is brought again at its payment waits no longer', async () => {
  const { number, print } = newInvoice();
  const first = await bring(print);
  const before = await waiting();
  const payment = await pay();
  const copy = await bring(print, { transaction_id: payment });
  expect(copy).toMatchObject({ duplicate_of: first.id, transaction_id: payment });
  expect(await now(first.id)).toMatchObject({ transaction_id: payment, matched_by: 'person' });
  expect(await waiting()).toBe(before - 1);
  expect(await listed({ is_linked: 'false' })).not.toContain(first.id);
  expect((await enter(number, first.id)).status).toBe(409);
});

it.each(['matched', 'updated', 'matched among others'])(
  'the electronic invoice waits no longer when a copy of its print is %s',
  async (how) => {
    const { print, xml } = newInvoice();
    const first = await bring(xml);
    const file = await bring(print);
    const copy = await bring(print);
    expect([file.same_invoice_as, copy.duplicate_of]).toEqual([first.id, file.id]);
    const payment = await pay();
    const other = await pay();
    const link = { transaction_id: payment };
    if (how === 'matched') must(await service.client.matchDocument({ parameters: at(copy.id), body: link }));
    else if (how === 'updated')
      must(await service.client.updateDocument({ parameters: at(copy.id), body: link }));
    else {
      const body = [
        { document_id: copy.id, ...link },
        { document_id: first.id, transaction_id: other },
      ];
      must(await service.client.matchDocuments({ parameters: books.parameters, body }));
    }
    const expected = how === 'matched among others' ? other : payment;
    expect((await now(first.id)).transaction_id).toBe(expected);
    const { rows } = await service.owner.query(
      `SELECT count(*) AS entries, count(DISTINCT version) AS versions FROM
        (SELECT after->>'version' AS version FROM audit_log WHERE after->>'id' = $1) AS of`,
      [first.id],
    );
    expect(rows[0]?.entries).toBe(rows[0]?.versions);
  },
);

it('a copy that is matched changes at the same moment as its first, and both are taken back together', async () => {
  const { print } = newInvoice();
  const [first, copy] = [await bring(print), await bring(print)];
  const link = { transaction_id: await pay() };
  must(await service.client.matchDocument({ parameters: at(copy.id), body: link }));
  const [matched, along] = [await now(copy.id), await now(first.id)];
  expect(along).toMatchObject({ ...link, updated_at: matched.updated_at });
  const body = [
    { document_id: copy.id, transaction_id: null },
    { document_id: first.id, transaction_id: null, version: along.version },
  ];
  must(await service.client.matchDocuments({ parameters: books.parameters, body }));
  expect([(await now(copy.id)).transaction_id, (await now(first.id)).transaction_id]).toEqual([null, null]);
});

it('a document whose bill was entered keeps waiting for the payment of that', async () => {
  const { number, print } = newInvoice();
  const first = await bring(print);
  const bill = await billOf(number, first.id);
  await bring(print, { transaction_id: await pay() });
  expect(await now(first.id)).toMatchObject({ transaction_id: null, bill_id: bill });
  expect((await setBill(bill, 'voided')).status).toBe(200);
  const payment = await pay();
  await bring(print, { transaction_id: payment });
  expect(await now(first.id)).toMatchObject({ transaction_id: payment });
});

it('copies that are brought at once at different payments leave the document to one of them', async () => {
  const { print } = newInvoice();
  const first = await bring(print);
  const payments = [await pay(), await pay(), await pay(), await pay()];
  const copies = await Promise.all(payments.map((each) => bring(print, { transaction_id: each })));
  expect(copies.map((each) => each.transaction_id)).toEqual(payments);
  expect(payments).toContain((await now(first.id)).transaction_id);
  const { rows } = await service.owner.query(
    `SELECT FROM audit_log WHERE action = 'match' AND resource_id = $1`,
    [decodeIdentifier('document', first.id)],
  );
  expect(rows).toHaveLength(1);
});
