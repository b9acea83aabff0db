import { describe, expect, it } from 'vitest';
import { smallCii } from '@/lib/electronic-invoice/testing/small-invoices';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must } from '../../testing/books';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { enterBillOf } from '../../testing/enter-bill-of';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return `R-2026-${100 + numbers}`;
};
const printOf = (number: string) =>
  smallPdf([
    'Muster Papier GmbH',
    `Rechnung Nr. ${number}`,
    'Rechnungsdatum: 04.03.2026',
    'Zahlbar bis 03.04.2026',
    'Gesamtbetrag 119,00 EUR',
  ]);
const xmlOf = (number: string) => Buffer.from(smallCii({ number }));

async function upload(bytes: Buffer, fields: Record<string, string> = {}) {
  const form = uploadForm(bytes, 'invoice', fields);
  return must(await service.client.uploadDocument({ parameters: books.parameters, form })).data.id;
}
const now = (id: string) => untilRead(service.client, books.parameters, id);
async function bring(...files: Buffer[]) {
  const ids: string[] = [];
  for (const file of files) ids.push(await upload(file));
  return Promise.all(ids.map(now)).then(() => Promise.all(ids.map(now)));
}
const waiting = async () =>
  must(await service.client.countDocuments({ parameters: books.parameters })).data.unlinked_receipts;
const listed = async (query: Parameters<typeof service.client.listDocuments>[0]['query']) =>
  must(await service.client.listDocuments({ parameters: books.parameters, query })).data.map(({ id }) => id);
const enter = (number: string, documentId: string) => enterBillOf(service, books, number, documentId);

describe('the PDF and the XML of one invoice', () => {
  it.each(['PDF', 'XML'])(
    'count once, and the XML stands for both, where the %s comes first',
    async (first) => {
      const before = await waiting();
      const number = nextNumber();
      const files = [printOf(number), xmlOf(number)];
      const read = await bring(...(first === 'PDF' ? files : files.toReversed()));
      const [pdf, xml] = first === 'PDF' ? read : read.toReversed();
      expect(pdf).toMatchObject({ same_invoice_as: xml?.id, suggested_matches: [] });
      expect(xml).toMatchObject({ same_invoice_as: null });
      expect(await waiting()).toBe(before + 1);
      const unlinked = await listed({ is_linked: 'false' });
      expect(unlinked).toContain(xml?.id);
      expect(unlinked).not.toContain(pdf?.id);
      expect(await listed({ same_invoice_as: xml?.id })).toEqual([pdf?.id]);
    },
  );

  it('are one bill, which has both', async () => {
    const number = nextNumber();
    const [pdf, xml] = await bring(printOf(number), xmlOf(number));
    const refused = await enter(number, pdf?.id ?? '');
    expect(refused.status).toBe(409);
    expect((await enter(number, xml?.id ?? '')).status).toBe(201);
    const { bill_id } = await now(xml?.id ?? '');
    expect(await listed({ bill_id: bill_id ?? '' })).toEqual([xml?.id, pdf?.id]);
    expect(await listed({ is_linked: 'true' })).toEqual(expect.arrayContaining([xml?.id, pdf?.id]));
  });

  it('are one where the PDF has its payment before the XML comes', async () => {
    const number = nextNumber();
    const ledger = books.ledger('Checking');
    const [payment] = await importMovements(service.client, books.parameters, ledger, [
      '2026-03-05,Muster Papier GmbH,-119.00',
    ]);
    const id = await upload(printOf(number), { transaction_id: payment?.id ?? '' });
    await now(id);
    const [xml] = await bring(xmlOf(number));
    expect(xml).toMatchObject({ same_invoice_as: id });
    expect(await listed({ transaction_id: payment?.id })).toEqual([xml?.id, id]);
  });

  it('are two once a person says so', async () => {
    const number = nextNumber();
    const [pdf, xml] = await bring(printOf(number), xmlOf(number));
    const before = await waiting();
    const parameters = { ...books.parameters, document_id: pdf?.id ?? '' };
    const separated = must(await service.client.separateInvoice({ parameters })).data;
    expect(separated.same_invoice_as).toBeNull();
    expect(await waiting()).toBe(before + 1);
    expect(await listed({ same_invoice_as: xml?.id })).toEqual([]);
  });

  it('leave the invoice to the other where one is deleted', async () => {
    const number = nextNumber();
    const [pdf, xml] = await bring(printOf(number), xmlOf(number));
    const before = await waiting();
    const body = { document_ids: [xml?.id ?? ''], reason: 'Not needed' };
    must(await service.client.deleteDocuments({ parameters: books.parameters, body }));
    expect(await now(pdf?.id ?? '')).toMatchObject({ same_invoice_as: null });
    expect(await waiting()).toBe(before);
  });
});

it('a copy of a file of an invoice waits once both are deleted', async () => {
  const number = nextNumber();
  const [pdf, xml, copy] = await bring(printOf(number), xmlOf(number), printOf(number));
  expect(copy?.duplicate_of).toBe(pdf?.id);
  const before = await waiting();
  const body = { document_ids: [xml?.id ?? '', pdf?.id ?? ''], reason: 'Not needed' };
  must(await service.client.deleteDocuments({ parameters: books.parameters, body }));
  expect(await now(copy?.id ?? '')).toMatchObject({ duplicate_of: null, same_invoice_as: null });
  expect(await waiting()).toBe(before);
});

it('invoices of two numbers are two, though all else is the same', async () => {
  const before = await waiting();
  const [pdf, xml] = await bring(printOf(nextNumber()), xmlOf(nextNumber()));
  expect([pdf?.same_invoice_as, xml?.same_invoice_as]).toEqual([null, null]);
  expect(await waiting()).toBe(before + 2);
});

it('the same bytes twice make one bill', async () => {
  const number = nextNumber();
  const [first, second] = await bring(xmlOf(number), xmlOf(number));
  expect(second?.duplicate_of).toBe(first?.id);
  expect((await enter(number, second?.id ?? '')).status).toBe(409);
  expect(await listed({ is_linked: 'false' })).not.toContain(second?.id);
});
