import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { invoiceCreate } from '@/lib/contract/invoice';
import { must } from '../../testing/books';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

type Lines = z.input<typeof invoiceCreate>['lines'];

const design = (): Lines => [
  { ledger_id: books.ledger('Service revenue').id, unit_price: 33.335, quantity: 3, discount_rate: 0.1 },
  { ledger_id: books.ledger('Product sales').id, unit_price: 10, tax_rate: 0.0825 },
];

async function newInvoice(status: 'draft' | 'open', sentAt: string, lines = design()) {
  const { parameters, customer } = books;
  const body = { customer_id: customer.id, number: '1', status, sent_at: sentAt, lines };
  return must(await service.client.createInvoice({ parameters, body })).data;
}

const change = async (invoiceId: string, body: object) =>
  service.client.updateInvoice({ parameters: { ...books.parameters, invoice_id: invoiceId }, body });

describe('an invoice', () => {
  it('posts nothing as a draft, and once open its net lines and its sales tax', async () => {
    const draft = await newInvoice('draft', '2026-01-05T00:00:00Z');
    // 3 × 33.335 = 100.005, half away from zero 100.01; a tenth of that 10.001; 10.00 × 0.0825 = 0.825.
    expect(draft).toMatchObject({ status: 'draft', total_amount: 100.84, journal_entry_id: null });
    expect(draft.lines.map((line) => [line.discount_amount, line.tax_amount])).toEqual([
      [10, 0],
      [0, 0.83],
    ]);
    expect(await books.receivable()).toBe(0);
    const open = must(await change(draft.id, { status: 'open' })).data;
    const entry = must(
      await service.client.getJournalEntry({
        parameters: { ...books.parameters, journal_entry_id: open.journal_entry_id ?? '' },
      }),
    ).data;
    expect(entry).toMatchObject({ invoice_id: draft.id, categorization_method: 'ar' });
    expect(entry.line_entries.map((line) => [line.debit_credit, line.amount])).toEqual([
      ['debit', 100.84],
      ['credit', 90.01],
      ['credit', 10],
      ['credit', 0.83],
    ]);
    expect(await books.receivable()).toBe(100.84);
    must(await change(draft.id, { status: 'voided' }));
  });

  it('is paid by money in; what is beyond its total is the credit of the customer', async () => {
    const lines = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 80, tax_amount: 20 }];
    const invoice = await newInvoice('open', '2026-02-01T00:00:00Z', lines);
    const [paid = '', out = ''] = await books.transactions([
      ['2026-02-10', 150],
      ['2026-02-11', -5],
    ]);
    const pay = (transaction: string, amount?: number) =>
      service.client.createInvoicePayment({
        parameters: books.parameters,
        body: { invoice_id: invoice.id, transaction_id: transaction, payment_amount: amount ?? null },
      });
    expect(await pay(out)).toMatchObject({
      ok: false,
      problem: { errors: [{ code: 'transaction_direction' }] },
    });
    const answer = must(await pay(paid)).data;
    expect(answer).toMatchObject({ status: 'paid', total_paid: 150, credit_amount: 50 });
    expect(await books.cashFlow('2026-02')).toEqual({
      'Service revenue': 80,
      'Sales tax payable': 20,
      'Accounts receivable': 50,
      'Uncategorized outflow': -5,
    });
    const transaction = must(
      await service.client.getTransaction({
        parameters: { ...books.parameters, transaction_id: paid },
        query: { includes: 'invoice_payments.invoice' },
      }),
    ).data;
    expect(transaction.invoice_payments).toEqual([{ ...answer.payments[0], invoice: answer }]);
    const customerOf = async () =>
      must(
        await service.client.getCustomer({
          parameters: { ...books.parameters, customer_id: books.customer.id },
        }),
      ).data;
    expect(await customerOf()).toMatchObject({ credit_amount: 50 });

    must(await change(invoice.id, { status: 'voided' }));
    expect(await customerOf()).toMatchObject({ credit_amount: 150 });
    expect(await pay(paid)).toMatchObject({ ok: false, problem: { status: 409 } });
    const removed = must(
      await service.client.deleteInvoicePayment({
        parameters: { ...books.parameters, invoice_payment_id: answer.payments[0]?.id ?? '' },
      }),
    ).data;
    expect(removed).toMatchObject({ status: 'voided', total_paid: 0, credit_amount: 0 });
    expect(await books.receivable()).toBe(0);
  });

  it.each([
    ['an unknown status', { status: 'open,late' }, 'invalid_value'],
    ['a page of nothing', { page_size: 0 }, 'out_of_range'],
  ])('lists refuse %s', async (_, query, code) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await service.request(`/v0/business/${books.business.id}/invoice?${asked}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ code }] });
  });

  it('is found by status and by due date, bounds inclusive', async () => {
    const invoice = await newInvoice('open', '2031-05-05T00:00:00Z');
    const query = { status: 'open,paid', due_at_start: invoice.due_at, due_at_end: invoice.due_at };
    const found = must(await service.client.listInvoices({ parameters: books.parameters, query }));
    expect(found.data.map(({ id }) => id)).toEqual([invoice.id]);
  });

  it('is given to another customer of the business, and to no stranger', async () => {
    const draft = await newInvoice('draft', '2026-03-01T00:00:00Z');
    const { parameters } = books;
    const other = must(
      await service.client.createCustomer({ parameters, body: { name: 'Green Gate' } }),
    ).data;
    expect(must(await change(draft.id, { customer_id: other.id })).data).toMatchObject({
      customer_id: other.id,
      version: 2,
    });
    const elsewhere = await newPayables(service.client);
    expect(await change(draft.id, { customer_id: elsewhere.customer.id })).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/customer_id', code: 'not_found' }] },
    });
  });

  it('takes other metadata in place of all that was there', async () => {
    const invoice = await newInvoice('draft', '2026-01-05T00:00:00Z');
    expect(must(await change(invoice.id, { metadata_: { a: 1.1 } })).data.metadata_).toEqual({ a: 1.1 });
    expect(must(await change(invoice.id, { metadata_: null })).data.metadata_).toEqual({ a: 1.1 });
  });

  it('is a draft again where it was voided as one, also one of nothing, and posts nothing', async () => {
    const nothing = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 0 }];
    const before = await books.receivable();
    for (const lines of [design(), nothing]) {
      const { id, never_sent } = await newInvoice('draft', '2026-01-05T00:00:00Z', lines);
      expect(never_sent).toBe(true);
      const voided = must(await change(id, { status: 'voided' })).data;
      expect(voided).toMatchObject({ status: 'voided', never_sent: true });
      const draft = must(await change(id, { status: 'draft' })).data;
      expect(draft).toMatchObject({
        status: 'draft',
        never_sent: true,
        voided_at: null,
        journal_entry_id: null,
      });
    }
    expect(await books.receivable()).toBe(before);
    const { id } = await newInvoice('open', '2026-01-05T00:00:00Z');
    expect(must(await change(id, { status: 'voided' })).data.never_sent).toBe(false);
    expect((await change(id, { status: 'draft' })).ok).toBe(false);
  });

  it('is no draft again once it was sent, and never open for nothing', async () => {
    const sent = await newInvoice('open', '2026-03-01T00:00:00Z');
    expect(await change(sent.id, { status: 'draft' })).toMatchObject({ ok: false, problem: { status: 409 } });
    const free = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 0 }];
    const draft = await newInvoice('draft', '2026-03-01T00:00:00Z', free);
    expect(await change(draft.id, { status: 'open' })).toMatchObject({
      ok: false,
      problem: { errors: [{ code: 'amount_not_positive' }] },
    });
  });
});
