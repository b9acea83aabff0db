import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** Books that start in 2026 with a bill, an invoice and a credit note of a day. */
async function booksWith(day: string) {
  const books = await newPayables(service.client, { entries_start: '2026-01-01T00:00:00Z' });
  const { base, parameters } = books;
  const [bill] = await books.bills([{ issued: day, lines: [['Rent', 100]] }]);
  const at = `${day}T00:00:00Z`;
  const revenue = books.ledger('Service revenue').id;
  const invoice = await call(service, 'POST', `${base}/invoice`, {
    customer_id: books.customer.id,
    number: '7',
    status: 'open',
    sent_at: at,
    lines: [{ ledger_id: revenue, unit_price: 60 }],
  });
  const note = await call(service, 'POST', `${base}/credit-note`, {
    vendor_id: books.vendor.id,
    number: 'C-1',
    issued_at: at,
    lines: [{ ledger_id: books.ledger('Rent').id, amount: 30 }],
  });
  return {
    ...books,
    lock: async (through: string | null) =>
      must(await service.client.lockBooks({ parameters, body: { through, reason: 'Filed' } })),
    change: (body: object) => call(service, 'PATCH', `${base}/bills/${bill?.id}`, body),
    changeInvoice: (body: object) => call(service, 'PATCH', `${base}/invoice/${invoice.data.id}`, body),
    voidNote: () => call(service, 'POST', `${base}/credit-note/${note.data.id}/void`),
    /** Credit of the vendor, and balances of payable, receivable, rent, revenue and what nobody has said the ledger of. */
    figures: async () => [
      must(await service.client.getVendor({ parameters: { ...parameters, vendor_id: books.vendor.id } })).data
        .credit_amount,
      await books.payable(),
      await books.receivable(),
      await books.balanceOf('Rent'),
      await books.balanceOf('Service revenue'),
      await books.balanceOf('Uncategorized asset'),
    ],
  };
}
const nothing = [0, 0, 0, 0, 0, 0];

describe('what is from before the books start', () => {
  it('is not voided while its day is locked, as the reversal alone would be in the books', async () => {
    const books = await booksWith('2025-12-10');
    await books.lock('2026-01-31');
    for (const change of [books.change, books.changeInvoice]) {
      const refused = await change({ status: 'voided' });
      expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/status period_locked']);
    }
    expect((await books.voidNote()).problem.code).toBe('period_locked');
    expect(await books.figures()).toEqual(nothing);

    await books.lock(null);
    for (const change of [books.change, books.changeInvoice]) {
      expect((await change({ status: 'voided' })).status).toBe(200);
    }
    expect((await books.voidNote()).status).toBe(200);
    expect(await books.figures()).toEqual(nothing);
  });

  it('is not opened again while its day is locked, as that would be owed in the books', async () => {
    const books = await booksWith('2025-12-10');
    for (const change of [books.change, books.changeInvoice]) await change({ status: 'voided' });
    await books.lock('2026-01-31');
    for (const change of [books.change, books.changeInvoice]) {
      const refused = await change({ status: 'open' });
      expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/status period_locked']);
    }
    await books.lock(null);
    for (const change of [books.change, books.changeInvoice]) {
      expect((await change({ status: 'open' })).status).toBe(200);
    }
    expect(await books.figures()).toEqual(nothing);
  });

  it('is called paid, and opened again, outside the books', async () => {
    const books = await booksWith('2025-12-10');
    for (const status of ['paid', 'open', 'paid', 'voided']) {
      for (const change of [books.change, books.changeInvoice]) {
        expect((await change({ status })).data.status).toBe(status);
      }
      expect(await books.figures()).toEqual(nothing);
    }
  });
});

it('what is called paid in the books does not move before their start', async () => {
  const books = await booksWith('2026-01-10');
  await books.change({ status: 'paid' });
  await books.changeInvoice({ status: 'paid' });
  const before = await books.figures();
  const moves = [
    [books.change, '/issued_at', { issued_at: '2025-12-10T00:00:00Z' }],
    [books.changeInvoice, '/sent_at', { sent_at: '2025-12-10T00:00:00Z' }],
  ] as const;
  for (const [change, path, moved] of moves) {
    const refused = await change(moved);
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, `${path} settled_across_start`]);
    expect(refused.problem.detail).toContain('Open it again first');
  }
  expect(await books.figures()).toEqual(before);
  for (const [change, , moved] of moves) {
    await change({ status: 'open' });
    expect((await change(moved)).status).toBe(200);
  }
  expect((await books.voidNote()).status).toBe(200);
  expect(await books.figures()).toEqual(nothing);
});

it('nobody is asked from where it was paid while it is called paid before the start of the books', async () => {
  const books = await booksWith('2025-12-10');
  const { parameters } = books;
  const { data } = await books.change({ status: 'paid' });
  const journal_entry_id = data.settlement_entry_id as string;
  const startOn = async (day: string) =>
    must(await service.client.updateBusiness({ parameters, body: { entries_start: `${day}T00:00:00Z` } }));
  const status = async () => {
    const at = { ...parameters, journal_entry_id };
    return must(await service.client.getJournalEntry({ parameters: at })).data.review_status;
  };
  expect(await status()).toBe('confirmed');
  await startOn('2025-12-01');
  expect([await status(), await books.balanceOf('Uncategorized asset')]).toEqual([
    'bookkeeper_pending',
    -100,
  ]);
  await startOn('2026-01-01');
  expect(await status()).toBe('confirmed');
  await books.change({ status: 'open' });
  await startOn('2025-12-01');
  expect(await status()).toBe('confirmed');
});
