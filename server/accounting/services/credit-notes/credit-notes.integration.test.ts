import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

it("a vendor's credit note takes off its ledgers, is applied to a bill, and is voided", async () => {
  const { client } = service;
  const books = await newPayables(client);
  const { parameters, vendor } = books;
  const [bill] = await books.bills([{ issued: '2026-01-05', lines: [['Rent', 100]] }]);
  const body = {
    vendor_id: vendor.id,
    number: 'C-7',
    description: 'Paper returned',
    issued_at: '2026-02-01T00:00:00Z',
    lines: [{ ledger_id: books.ledger('Rent').id, amount: 30, description: 'Returned' }],
  };
  const note = must(await client.createCreditNote({ parameters, body })).data;
  expect(note).toMatchObject({
    status: 'open',
    total_amount: 30,
    customer_id: null,
    lines: [{ amount: 30 }],
  });
  expect([await books.payable('2026-01-31'), await books.payable('2026-02-01')]).toEqual([100, 70]);
  expect(await books.balanceOf('Rent', '2026-12-31')).toBe(70);
  const ofNote = { ...parameters, credit_note_id: note.id };
  expect(must(await client.getCreditNote({ parameters: ofNote })).data).toEqual(note);
  expect(must(await client.listCreditNotes({ parameters, query: { vendor_id: vendor.id } })).data).toEqual([
    note,
  ]);
  expect(
    must(await client.listCreditNotes({ parameters, query: { customer_id: books.customer.id } })).data,
  ).toEqual([]);

  const entry = `/v0/business/${books.business.id}/journal-entries/${note.journal_entry_id}`;
  expect((await call(service, 'GET', entry)).data).toMatchObject({ credit_note_id: note.id });
  const moved = await call(service, 'PATCH', entry, { datetime: '2026-02-02T00:00:00Z' });
  expect(moved.problem.errors).toMatchObject([{ code: 'entry_of_document' }]);
  expect((await call(service, 'POST', `${entry}/reverse`, {})).status).toBe(409);

  const apply = { vendor_id: vendor.id, bill_id: bill?.id ?? '', amount: 30 };
  const applied = must(await client.createCreditApplication({ parameters, body: apply })).data;
  expect(applied.bill).toMatchObject({ credit_applied: 30, open_amount: 70 });
  const voided = must(await client.voidCreditNote({ parameters: ofNote })).data;
  expect(voided).toMatchObject({ status: 'voided', version: 2 });
  expect((await client.voidCreditNote({ parameters: ofNote })).ok).toBe(false);
  const aging = must(await client.getBillAging({ parameters })).data;
  expect([aging.amount, await books.payable()]).toEqual([100, 100]);
  expect(aging.bands.at(-1)).toMatchObject({ band: 'credit', amount: 0 });
});

it('a credit note names one party, and ledgers of the business', async () => {
  const books = await newPayables(service.client);
  const create = (special: object) =>
    call(service, 'POST', `/v0/business/${books.business.id}/credit-note`, {
      customer_id: books.customer.id,
      number: 'C-1',
      issued_at: '2026-02-01T00:00:00Z',
      lines: [{ ledger_id: books.ledger('Service revenue').id, amount: 5 }],
      ...special,
    });
  expect(faultsOf(await create({ customer_id: null }))).toEqual(['/vendor_id party_required']);
  expect(faultsOf(await create({ vendor_id: books.vendor.id }))).toEqual(['/customer_id party_not_allowed']);
  const onReceivable = [{ ledger_id: books.ledger('Accounts receivable').id, amount: 5 }];
  expect(faultsOf(await create({ lines: onReceivable }))).toEqual(['/lines/0/ledger_id ledger_not_allowed']);
  expect((await create({})).status).toBe(201);
  expect(await books.receivable()).toBe(-5);
});
