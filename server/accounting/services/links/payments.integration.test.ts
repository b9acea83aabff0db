import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { newInvoices } from '../../testing/new-invoices';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

describe('suggested payments', () => {
  it('of more than is open pay it all, and keep the rest as credit of the customer', async () => {
    const books = await newInvoices(service);
    const invoice = await books.invoice('QF-309', 6960);
    const [into = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 7000, 'BLUE DOOR STUDIO QF-309'],
    ]);
    const [link] = await books.suggested(into);
    expect(link).toMatchObject({ kind: 'payment', invoice_id: invoice.id, amount: 7000 });
    const paid = await call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    expect(paid.status).toBe(201);
    const base = `/v0/business/${books.business.id}`;
    expect((await call(service, 'GET', `${base}/invoice/${invoice.id}`)).data).toMatchObject({
      status: 'paid',
      credit_amount: 40,
    });
    const customer = (await call(service, 'GET', `${base}/customer/${books.customer.id}`)).data;
    expect(customer).toMatchObject({ credit_amount: 40 });
  });

  it('name the invoice that the money fits, and pay and confirm it with one request', async () => {
    const books = await newInvoices(service);
    const invoice = await books.invoice('QF-309', 6960);
    const [into = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 6960, 'BLUE DOOR STUDIO QF-309'],
      ['2026-03-21', 12, 'Interest'],
    ]);
    const [link, ...others] = await books.suggested(into);
    expect(others).toEqual([]);
    expect(link).toMatchObject({
      kind: 'payment',
      status: 'suggested',
      invoice_id: invoice.id,
      amount: 6960,
      decided_by: null,
    });
    expect(link?.confidence).toBeGreaterThanOrEqual(0.98);
    expect(link?.reasons[0]).toBe('Invoice QF-309 of Blue Door Studio.');
    expect(await books.receivable()).toBe(6960);
    const accepted = await call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    expect(accepted.data).toMatchObject({ id: link?.id, status: 'linked' });
    expect(await books.receivable()).toBe(0);
    expect(await books.entryOf(into)).toMatchObject({
      review_status: 'confirmed',
      categorization_method: 'ar',
    });
    expect(await books.suggested(into)).toEqual([]);
  });

  it('are neither income nor expenses until they are accepted, and guessed again once they are declined', async () => {
    const books = await newInvoices(service);
    const invoice = await books.invoice('QF-309', 6960);
    const [into = '', other = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 6960, 'BLUE DOOR STUDIO QF-309 INTEREST'],
      ['2026-03-21', 12, 'Interest'],
    ]);
    expect(await books.linesOf(into)).toContain('credit Uncategorized inflow 6960');
    expect(await books.linesOf(other)).toContain('credit Interest income 12');
    expect(await books.entryOf(into)).toMatchObject({
      categorization_method: 'uncategorized',
      categorization_reasons: ['It probably pays an open bill or invoice.'],
    });
    const [link] = await books.suggested(into);
    expect(link?.invoice_id).toBe(invoice.id);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    await expect
      .poll(() => books.linesOf(into), { timeout: 10_000 })
      .toContain('credit Interest income 6960');
  });

  it('leave the guessed ledger when the bill or invoice comes after them, and get one again when it is voided', async () => {
    const books = await newInvoices(service);
    const [into = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 6960, 'BLUE DOOR STUDIO QF-309 INTEREST'],
    ]);
    expect(await books.linesOf(into)).toContain('credit Interest income 6960');
    const invoice = await books.invoice('QF-309', 6960);
    expect(await books.linesOf(into)).toContain('credit Uncategorized inflow 6960');
    const parameters = { ...books.parameters, invoice_id: invoice.id };
    must(await service.client.updateInvoice({ parameters, body: { status: 'voided' } }));
    await expect
      .poll(() => books.linesOf(into), { timeout: 10_000 })
      .toContain('credit Interest income 6960');
  });

  it('are found for a bill that is entered after its payment', async () => {
    const books = await newInvoices(service);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-20', -80, 'ACME PAPER A-1']]);
    expect(await books.suggested(out)).toEqual([]);
    const [bill] = await books.bills([{ issued: '2026-03-10', lines: [['Rent', 80]] }]);
    expect((await books.suggested(out)).map((link) => link.bill_id)).toEqual([bill?.id]);
  });

  it('pay several invoices together, all or none', async () => {
    const books = await newInvoices(service);
    const [one, two] = [await books.invoice('QF-1', 100), await books.invoice('QF-2', 250)];
    await books.invoice('QF-3', 999);
    const [into = ''] = await books.importInto(books.checking, [['2026-03-20', 350, 'Blue Door Studio']]);
    const links = await books.suggested(into);
    expect(new Set(links.map((link) => link.invoice_id))).toEqual(new Set([one.id, two.id]));
    expect(new Set(links.map((link) => link.group_id)).size).toBe(1);
    await call(service, 'POST', books.path, { link_id: links[0]?.id });
    expect(await books.receivable()).toBe(999);
    expect((await books.read(into)).invoice_payments).toHaveLength(2);
    await call(service, 'DELETE', `${books.path}/${links[1]?.id}`);
    expect(await books.receivable()).toBe(1349);
    expect((await books.read(into)).links).toEqual([]);
  });

  it('name each invoice once, where it may be paid together with either of two others', async () => {
    const books = await newInvoices(service);
    const large = await books.invoice('QF-311', 100);
    const small = [await books.invoice('QF-312', 5), await books.invoice('QF-313', 5)];
    const [into = ''] = await books.importInto(books.checking, [['2026-03-20', 105, 'BLUE DOOR STUDIO']]);
    const links = await books.suggested(into);
    expect(links.map(({ invoice_id }) => invoice_id)).toContain(large.id);
    expect(links.filter(({ invoice_id }) => small.some(({ id }) => id === invoice_id))).toHaveLength(1);
    expect(new Set(links.map(({ group_id }) => group_id)).size).toBe(1);
    for (const { confidence } of links) expect(confidence).toBeLessThan(0.5);
  });

  it('pay several invoices together of which the last is sent after the money came', async () => {
    const books = await newInvoices(service);
    const one = await books.invoice('QF-1', 100);
    await books.importInto(books.checking, [['2026-03-19', 12, 'Interest']]);
    const [into = ''] = await books.importInto(books.checking, [['2026-03-20', 350, 'Blue Door Studio']]);
    expect(await books.suggested(into)).toEqual([]);
    const two = await books.invoice('QF-2', 250);
    const links = await books.suggested(into);
    expect(new Set(links.map((link) => link.invoice_id))).toEqual(new Set([one.id, two.id]));
  });

  it('go once the invoice is paid otherwise, and do not return once declined', async () => {
    const books = await newInvoices(service);
    const invoice = await books.invoice('QF-309', 6960);
    const [first = '', second = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 6960, 'BLUE DOOR STUDIO QF-309'],
      ['2026-03-21', 6960, 'BLUE DOOR STUDIO'],
    ]);
    expect((await books.suggested(second)).map((link) => link.invoice_id)).toEqual([invoice.id]);
    const [link] = await books.suggested(first);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect(await books.suggested(first)).toEqual([]);
    const body = { invoice_id: invoice.id, transaction_id: first };
    must(await service.client.createInvoicePayment({ parameters: books.parameters, body }));
    expect(await books.suggested(second)).toEqual([]);
  });
});

describe('the suggested payments of an invoice that is changed', () => {
  async function deposits() {
    const books = await newInvoices(service);
    const invoice = await books.invoice('QF-309', 500);
    const [of500 = '', of800 = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 500, 'BLUE DOOR STUDIO'],
      ['2026-03-21', 800, 'DEPOSIT FROM BLUE DOOR STUDIO'],
    ]);
    const change = async (body: object) => {
      const path = `/v0/business/${books.business.id}/invoice/${invoice.id}`;
      const answer = await call(service, 'PATCH', path, body);
      expect([answer.status, ...faultsOf(answer)]).toEqual([200]);
    };
    const total = (unit_price: number) => {
      const line = { ledger_id: books.ledger('Service revenue').id, unit_price };
      const gone = invoice.lines.map(({ id }) => id);
      return change({ line_changes: { delete_lines: gone, create_lines: [line] } });
    };
    return { ...books, of500, of800, change, total };
  }

  it('are those that fit its new total, and say what is open now', async () => {
    const { suggested, of500, of800, total } = await deposits();
    const [before] = await suggested(of500);
    expect(before?.confidence).toBeGreaterThanOrEqual(0.98);
    expect(before?.reasons.join()).toContain('500.00 is open');
    expect(await suggested(of800)).toEqual([]);
    await total(800);
    const [after] = await suggested(of500);
    expect(after?.confidence ?? 0).toBeLessThan(0.9);
    expect(after?.reasons.join() ?? '').not.toContain('500.00 is open');
    expect((await suggested(of800))[0]?.confidence).toBeGreaterThanOrEqual(0.98);
  });

  it('name its new number', async () => {
    const { suggested, of500, change } = await deposits();
    await change({ number: 'QF-400' });
    expect((await suggested(of500))[0]?.reasons[0]).toBe('Invoice QF-400 of Blue Door Studio.');
  });

  it('stay as they are where nothing of this changes, and declined where they were', async () => {
    const { suggested, of500, change, path, total } = await deposits();
    const before = await suggested(of500);
    await change({ description: 'March' });
    expect(await suggested(of500)).toEqual(before);
    await call(service, 'DELETE', `${path}/${before[0]?.id}`);
    await total(501);
    expect(await suggested(of500)).toEqual([]);
  });

  it('go with those that they were suggested together with', async () => {
    const { suggested, total, importInto, checking, ...books } = await deposits();
    await books.invoice('QF-310', 400);
    const [of900 = ''] = await importInto(checking, [['2026-03-22', 900, 'BLUE DOOR STUDIO 309 310']]);
    expect((await suggested(of900))[0]?.group_id).not.toBeNull();
    await total(450);
    expect((await suggested(of900)).filter(({ group_id: group }) => group !== null)).toEqual([]);
  });
});

describe('a payment linked by a person', () => {
  it('pays the bill, and the link goes with the payment', async () => {
    const books = await newTwoBanks(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 80]] }]);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -80, 'Acme Paper']]);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    const body = { kind: 'payment', transaction_id: out, bill_id: bill?.id };
    const made = await call(service, 'POST', path, body);
    expect(made.data).toMatchObject({ kind: 'payment', status: 'linked', bill_id: bill?.id, amount: 80 });
    expect(await books.payable()).toBe(0);
    const paid = await books.read(out);
    expect(paid.bill_payments).toHaveLength(1);
    const deleted = await call(service, 'DELETE', `${path}/${made.data.id}`);
    expect(deleted.data.status).toBe('declined');
    expect(await books.payable()).toBe(80);
    await call(service, 'POST', path, body);
    const [payment] = (await books.read(out)).bill_payments;
    const parameters = { ...books.parameters, bill_payment_id: payment?.id ?? '' };
    must(await service.client.deleteBillPayment({ parameters }));
    expect((await books.read(out)).links).toEqual([]);
  });

  it('is refused of a leg of a transfer, whose lines say that it is one', async () => {
    const books = await newTwoBanks(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 80]] }]);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -80, 'Quinn Ltd']]);
    const [into = ''] = await books.importInto(books.savings, [['2026-03-02', 80, 'Rowe GmbH']]);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    const transfer = { kind: 'transfer', transaction_id: out, other_transaction_id: into };
    const { data: made } = await call(service, 'POST', path, transfer);
    const pay = () =>
      call(service, 'POST', path, { kind: 'payment', transaction_id: out, bill_id: bill?.id });
    const refused = await pay();
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/transaction_id transaction_linked']);
    await call(service, 'DELETE', `${path}/${made.id}`);
    expect((await pay()).status).toBe(201);
  });

  it('is made once for a transaction and a bill, and takes all of it with it when it is deleted', async () => {
    const books = await newTwoBanks(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 80]] }]);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -90, 'Quinn Ltd']]);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    const before = await books.linesOf(out);
    const body = { kind: 'payment', transaction_id: out, bill_id: bill?.id, amount: 50 };
    const made = await call(service, 'POST', path, body);
    const twice = await call(service, 'POST', path, { ...body, amount: 30 });
    expect([twice.status, ...faultsOf(twice)]).toEqual([409, '/transaction_id transaction_linked']);
    expect(twice.problem.detail).toContain(made.data.id);
    expect(await books.payable()).toBe(30);
    expect((await call(service, 'DELETE', `${path}/${made.data.id}`)).status).toBe(200);
    expect([await books.payable(), await books.linesOf(out)]).toEqual([80, before]);
  });

  it('is refused of more than the transaction has left, by the name that the link gives the amount', async () => {
    const books = await newTwoBanks(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 80]] }]);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -80, 'Quinn Ltd']]);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    const body = { kind: 'payment', transaction_id: out, bill_id: bill?.id, amount: 80.01 };
    const refused = await call(service, 'POST', path, body);
    expect([refused.status, refused.problem.detail, ...faultsOf(refused)]).toEqual([
      422,
      '/amount: is 80.01; the transaction has 80.00 left of 80.00',
      '/amount payment_exceeds_transaction',
    ]);
  });
});
