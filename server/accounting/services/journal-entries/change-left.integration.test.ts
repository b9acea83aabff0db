import { describe, expect, it } from 'vitest';
import type { EntryChange, EntryChangeRequest } from '@/lib/contract/entry-change';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { paidSupplies } from '../../testing/paid-supplies';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

const query = { review_status: 'bookkeeper_pending' as const };

/** Changes the entries, after a dry run that has to say the same. */
async function change(businessId: string, body: EntryChangeRequest): Promise<EntryChange> {
  const path = `/v0/business/${businessId}/journal-entry-change`;
  const told = await call(service, 'POST', path, { ...body, dry_run: true });
  const made = await call(service, 'POST', path, body);
  expect([told.status, made.status]).toEqual([200, 200]);
  expect(told.data).toEqual({ ...made.data, id: null, counted: expect.any(String) });
  return made.data as EntryChange;
}
const undo = (businessId: string, id: string | null) =>
  call(service, 'POST', `/v0/business/${businessId}/journal-entry-change/${id}/undo`, {});

describe('a change of many entries', () => {
  it('keeps the link of a refund whose entry it leaves, with the payment that it is of', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    const { id } = books.business;
    const [suggested] = (await books.read(books.back)).links;
    await call(service, 'POST', books.path, { link_id: suggested?.id });
    const [later = ''] = await books.importInto(books.checking, [['2026-04-02', -10, 'ZYX QQ']]);
    const rent = { ledger_id: books.ledger('Rent').id };
    const made = await change(id, { query, changes: rent });
    expect(made).toMatchObject({ changed: 1, left: [{ reason: 'linked', count: 2 }] });
    expect(await books.linesOf(later)).toEqual(['credit Checking 10', 'debit Rent 10']);
    expect(await books.balanceOf('Office supplies')).toBe(80);
    const { links, refund_payments: refunds } = await books.read(books.back);
    expect([links[0]?.status, refunds.length]).toEqual(['linked', 1]);
    expect(await books.entryOf(books.back)).toMatchObject({ categorization_method: 'refund' });
    const log = await call(service, 'GET', `/v0/business/${id}/audit-log?resource_id=${books.back}`);
    expect(log.text).not.toContain('"unlink"');

    expect((await undo(id, made.id)).data).toEqual({ restored: 1, left: [] });
    expect((await books.read(books.back)).links[0]?.status).toBe('linked');
    // Of the 120.00 no more than 80.00 can still come back.
    const [again = ''] = await books.importInto(books.checking, [['2026-04-03', 120, 'ALDER PAPER REFUND']]);
    const whole = { kind: 'refund', transaction_id: again, other_transaction_id: books.paid };
    const refused = await call(service, 'POST', books.path, whole);
    expect([refused.status, ...faultsOf(refused)]).toEqual([
      409,
      '/other_transaction_id refund_exceeds_payment',
    ]);
  });

  it('leaves a refund whose ledger a person had chosen before it was linked', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    await books.put(books.back, ['Office supplies', 40]);
    const refund = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
    expect((await call(service, 'POST', books.path, refund)).status).toBe(201);
    expect(await books.entryOf(books.back)).toMatchObject({ categorization_method: 'manual' });
    const changes = { ledger_id: books.ledger('Rent').id };
    expect(await change(books.business.id, { query, changes })).toMatchObject({
      changed: 0,
      left: [{ reason: 'linked', count: 2 }],
    });
    expect((await books.read(books.back)).links[0]?.status).toBe('linked');
  });

  it('is not undone for a payment of which money has come back since', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    const { id } = books.business;
    const made = await change(id, { query, changes: { ledger_id: books.ledger('Rent').id } });
    const refund = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
    const linked = await call(service, 'POST', books.path, refund);
    expect([made.changed, linked.status, await books.balanceOf('Rent')]).toEqual([2, 201, 80]);
    expect((await undo(id, made.id)).data).toEqual({
      restored: 0,
      left: [{ reason: 'linked', count: 2 }],
    });
    expect((await books.read(books.back)).links[0]?.status).toBe('linked');
    expect(await books.linesOf(books.paid)).toEqual(['credit Checking 120', 'debit Rent 120']);
  });

  it('leaves a leg whose other leg is there, what posts a bill and what pays one, as its dry run says', async () => {
    const books = await newTwoBanks(service.client);
    const { id } = books.business;
    await books.importInto(books.checking, [
      ['2026-03-05', -500, 'OAK LANE 7'],
      ['2026-03-06', -70, 'ELM STREET 8'],
    ]);
    await books.importInto(books.savings, [['2026-03-05', 500, 'CREDIT 7']]);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Software', 80]] }]);
    const [paid = ''] = await books.importInto(books.checking, [['2026-03-07', -80, 'ACME PAPER']]);
    const payment = { bill_id: bill?.id, transaction_id: paid, payment_amount: 80 };
    const made = await call(service, 'POST', `/v0/business/${id}/bill-payment`, payment);
    expect(made.status).toBe(201);
    const changes = { ledger_id: books.ledger('Savings').id };
    expect(await change(id, { query, changes })).toMatchObject({
      changed: 1,
      left: [
        { reason: 'several_lines', count: 1 },
        { reason: 'refused', count: 3 },
      ],
    });
  });
});
