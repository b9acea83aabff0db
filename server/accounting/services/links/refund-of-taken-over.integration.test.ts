import { describe, expect, it } from 'vitest';
import { linesOf } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { paidSupplies } from '../../testing/paid-supplies';

const service = openService();

/** Supplies of 120.00 of which 20.00 came back, and a hand-made entry of the payment on a ledger. */
async function refunded(ledger: string) {
  const books = await paidSupplies(service, ['2026-03-09', 20, 'ALDER PAPER REFUND']);
  const entry = await call(service, 'POST', `/v0/business/${books.business.id}/journal-entries`, {
    description: 'Paid by hand',
    datetime: '2026-03-02T00:00:00Z',
    lines: linesOf(books.ledger(ledger), books.ledger('Checking'), 120),
  });
  const post = (link: object) => call(service, 'POST', books.path, link);
  return {
    ...books,
    refund: () =>
      post({ kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid, confirm: true }),
    takeOver: () => post({ kind: 'same', transaction_id: books.paid, journal_entry_id: entry.data.id }),
    delete: (id: unknown) => call(service, 'DELETE', `${books.path}/${id}`),
  };
}

describe('a payment of which a refund is linked', () => {
  it('takes over no hand-made entry on another ledger, where the refund would stay behind', async () => {
    const books = await refunded('Rent');
    const refund = await books.refund();
    const refused = await books.takeOver();
    expect([refused.status, refused.problem.code, ...faultsOf(refused)]).toEqual([
      409,
      'conflict',
      '/transaction_id refund_linked',
    ]);
    expect(await books.linesOf(books.paid)).toEqual(['credit Checking 120', 'debit Office supplies 120']);
    await books.delete(refund.data.id);
    expect((await books.takeOver()).status).toBe(201);
    expect((await books.refund()).status).toBe(201);
    expect([await books.balanceOf('Office supplies'), await books.balanceOf('Rent')]).toEqual([0, 100]);
  });

  it('takes over one on the same ledger', async () => {
    const books = await refunded('Office supplies');
    expect((await books.refund()).status).toBe(201);
    expect((await books.takeOver()).status).toBe(201);
    expect(await books.balanceOf('Office supplies')).toBe(100);
  });

  it('keeps the lines of what it took over until that refund is unlinked', async () => {
    const books = await refunded('Rent');
    const same = await books.takeOver();
    const refund = await books.refund();
    expect(await books.linesOf(books.back)).toEqual(['debit Checking 20', 'credit Rent 20']);
    const refused = await books.delete(same.data.id);
    expect([refused.status, refused.problem.code, ...faultsOf(refused)]).toEqual([
      409,
      'conflict',
      ' refund_linked',
    ]);
    expect(await books.linesOf(books.paid)).toEqual(['credit Checking 120', 'debit Rent 120']);
    await books.delete(refund.data.id);
    expect((await books.delete(same.data.id)).status).toBe(200);
    expect(await books.linesOf(books.paid)).toEqual(['credit Checking 120', 'debit Office supplies 120']);
  });
});
