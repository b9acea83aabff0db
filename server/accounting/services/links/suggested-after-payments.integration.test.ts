import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { newInvoices } from '../../testing/new-invoices';
import { openService } from '../../testing/open-service';

const service = openService();

/** An open bill of 550.00 of Acme Paper, and two movements that pay it in part. */
async function partly() {
  const books = await newInvoices(service);
  const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 550]] }]);
  const [of300 = '', of250 = ''] = await books.importInto(books.checking, [
    ['2026-03-10', -300, 'ACME PAPER'],
    ['2026-03-20', -250, 'ACME PAPER'],
  ]);
  const base = `/v0/business/${books.business.id}`;
  /** What is said of the amount, and of the bill. */
  const told = async (id: string) =>
    (await books.suggested(id)).map(({ bill_id, reasons }) => [bill_id, reasons[1]]);
  const said = (words: string) => [[bill?.id, words]];
  const pay = (transaction_id: string) =>
    call(service, 'POST', `${base}/bill-payment`, { bill_id: bill?.id, transaction_id });
  expect(await told(of250)).toEqual(said('550.00 is open: a payment in part.'));
  return { ...books, bill, of300, of250, base, told, said, pay };
}

describe('the suggested payments of a bill', () => {
  it('say what is open once a part is paid, and again once it is not', async () => {
    const { told, said, pay, base, of300, of250 } = await partly();
    const paid = await pay(of300);
    expect(paid.status).toBe(201);
    expect(await told(of250)).toEqual(said('250.00 is open, the same amount.'));
    const [payment] = paid.data.payments as { id: string }[];
    expect((await call(service, 'DELETE', `${base}/bill-payment/${payment?.id}`)).status).toBe(200);
    expect(await told(of250)).toEqual(said('550.00 is open: a payment in part.'));
    expect(await told(of300)).toEqual(said('550.00 is open: a payment in part.'));
  });

  it('say so where the part is paid by accepting a suggestion, and where that is undone', async () => {
    const { told, said, suggested, path, of300, of250 } = await partly();
    const [link] = await suggested(of300);
    expect((await call(service, 'POST', path, { link_id: link?.id, confirm: true })).status).toBe(201);
    expect(await told(of250)).toEqual(said('250.00 is open, the same amount.'));
    const undone = await call(service, 'DELETE', `${path}/${link?.id}?undo=true`);
    expect(undone.data).toMatchObject({ id: link?.id, status: 'suggested' });
    expect(await told(of250)).toEqual(said('550.00 is open: a payment in part.'));
    expect((await suggested(of300)).map(({ id }) => id)).toEqual([link?.id]);
  });

  it('that is a suggestion again says what is open by then', async () => {
    const { told, said, suggested, path, pay, of300, of250 } = await partly();
    const [link] = await suggested(of300);
    await call(service, 'POST', path, { link_id: link?.id });
    await pay(of250);
    await call(service, 'DELETE', `${path}/${link?.id}?undo=true`);
    expect(await told(of300)).toEqual(said('300.00 is open, the same amount.'));
  });

  it('say so when the bill is settled by credit, and when the credit is taken off', async () => {
    const { told, said, vendor, bill, base, parameters, of250, ledger } = await partly();
    const note = {
      vendor_id: vendor.id,
      number: 'C-1',
      description: 'Rent given back',
      issued_at: '2026-03-05T00:00:00Z',
      lines: [{ ledger_id: ledger('Rent').id, amount: 50 }],
    };
    must(await service.client.createCreditNote({ parameters, body: note }));
    const applied = await call(service, 'POST', `${base}/credit-application`, {
      vendor_id: vendor.id,
      bill_id: bill?.id,
      amount: 50,
    });
    expect(applied.status).toBe(201);
    expect(await told(of250)).toEqual(said('500.00 is open: a payment in part.'));
    await call(service, 'DELETE', `${base}/credit-application/${applied.data.id}`);
    expect(await told(of250)).toEqual(said('550.00 is open: a payment in part.'));
  });
});
