import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryChange, EntryChangeRequest } from '@/lib/contract/entry-change';
import { call } from '../../testing/call';
import { paidSupplies } from '../../testing/paid-supplies';
import { startService, type TestService } from '../../testing/start-service';
import { newTwoBanks } from '../../testing/two-banks';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

const query = { review_status: 'bookkeeper_pending' as const };

/** Changes the entries, after a dry run that has to say the same. */
async function change(businessId: string, body: EntryChangeRequest): Promise<EntryChange> {
  const path = `/v0/business/${businessId}/journal-entry-change`;
  const told = await call(service, 'POST', path, { ...body, dry_run: true });
  const made = await call(service, 'POST', path, body);
  expect([told.status, made.status]).toEqual([200, 200]);
  expect(told.data).toEqual({ ...made.data, id: null });
  return made.data as EntryChange;
}
const lockThrough = (businessId: string, through: string | null) =>
  call(service, 'POST', `/v0/business/${businessId}/books-lock`, { through, reason: 'For the test' });

describe('a change of many entries', () => {
  it('keeps the link of a refund whose entry it leaves', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    const { id } = books.business;
    const [suggested] = (await books.read(books.back)).links;
    await call(service, 'POST', books.path, { link_id: suggested?.id });
    const [later = ''] = await books.importInto(books.checking, [['2026-04-02', -10, 'ZYX QQ']]);
    await lockThrough(id, '2026-03-31');
    const rent = { ledger_id: books.ledger('Rent').id };
    const made = await change(id, { query, changes: rent });
    expect(made).toMatchObject({ changed: 1, left: [{ reason: 'locked', count: 2 }] });
    expect(await books.linesOf(later)).toEqual(['credit Checking 10', 'debit Rent 10']);
    const { links, refund_payments: refunds } = await books.read(books.back);
    expect([links[0]?.status, refunds.length]).toEqual(['linked', 1]);
    expect(await books.entryOf(books.back)).toMatchObject({ categorization_method: 'refund' });
    const log = await call(service, 'GET', `/v0/business/${id}/audit-log?resource_id=${books.back}`);
    expect(log.text).not.toContain('"unlink"');

    await lockThrough(id, null);
    expect((await change(id, { query, changes: rent })).changed).toBe(2);
    const now = await books.read(books.back);
    expect([now.links, now.refund_payments]).toEqual([[], []]);
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
