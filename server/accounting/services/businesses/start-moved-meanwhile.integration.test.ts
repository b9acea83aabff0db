import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, must } from '../../testing/books';
import { type Answered, call, faultsOf } from '../../testing/call';
import { newPayables } from '../../testing/payables';
import { startService, type TestService } from '../../testing/start-service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

const lock = 'hashtextextended($1, 1)';

/** How many wait for the chart and the settings of the business. */
async function waiting(businessId: string): Promise<number> {
  const { rows } = await service.owner.query(
    `SELECT count(*)::integer AS count FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted AND ((classid::bigint << 32) | objid::bigint) = ${lock}`,
    [businessId],
  );
  return rows[0].count;
}

/** Begins a change of the settings, and the write while that has not been done: both have read the settings of before. */
async function meanwhile(businessId: string, settings: object, write: () => Promise<Answered>) {
  await service.owner.query('BEGIN');
  await service.owner.query(`SELECT pg_advisory_xact_lock(${lock})`, [businessId]);
  const answers: Promise<Answered>[] = [];
  try {
    answers.push(call(service, 'PATCH', `/v0/business/${businessId}`, settings));
    await expect.poll(() => waiting(businessId)).toBe(1);
    answers.push(write());
    await expect.poll(() => waiting(businessId)).toBe(2);
  } finally {
    await service.owner.query('ROLLBACK');
  }
  const [changed, written] = await Promise.all(answers);
  expect(changed?.status).toBe(200);
  if (!written) throw new Error('two answers expected');
  return written;
}

const start = (day: string) => ({ entries_start: `${day}T00:00:00.000Z` });

describe('a write that waits while the start of the books is moved is judged by the new one:', () => {
  it('a payment of before it does not pay a bill of after it', async () => {
    const books = await newPayables(service.client, start('2026-02-01'));
    const [bill] = await books.bills([{ issued: '2026-01-20', lines: [['Rent', 100]] }]);
    const [transaction_id] = await books.transactions([['2026-01-10', -100]]);
    const path = `/v0/business/${books.business.id}/bill-payment`;
    const body = { bill_id: bill?.id, transaction_id };
    const paid = await meanwhile(books.business.id, start('2026-01-15'), () =>
      call(service, 'POST', path, body),
    );
    expect([paid.status, ...faultsOf(paid)]).toEqual([409, '/transaction_id settled_across_start']);
  });

  it('a paid bill does not move over it', async () => {
    const books = await newPayables(service.client, start('2026-02-01'));
    const [bill] = await books.bills([{ issued: '2026-01-05', lines: [['Rent', 100]] }]);
    const [transaction_id = ''] = await books.transactions([['2026-01-10', -100]]);
    const { parameters } = books;
    const body = { bill_id: bill?.id ?? '', transaction_id };
    must(await service.client.createBillPayment({ parameters, body }));
    const path = `/v0/business/${books.business.id}/bills/${bill?.id}`;
    const moved = await meanwhile(books.business.id, start('2026-01-15'), () =>
      call(service, 'PATCH', path, { issued_at: '2026-01-20T00:00:00Z' }),
    );
    expect([moved.status, ...faultsOf(moved)]).toEqual([409, '/issued_at settled_across_start']);
  });

  it.each([
    ['an entry', undefined],
    ['an entry with an idempotency key', randomUUID()],
  ])('%s is in the books or not', async (_, key) => {
    const books = await newPayables(service.client, start('2026-02-01'));
    const path = `/v0/business/${books.business.id}/journal-entries`;
    const lines = linesOf(books.ledger('Rent'), books.ledger('Checking'), 7);
    const body = { description: 'Rent', datetime: '2026-01-20T00:00:00Z', lines };
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const made = await meanwhile(books.business.id, start('2026-01-15'), () =>
      call(service, 'POST', path, body, headers),
    );
    expect(made.status).toBe(201);
    expect(await books.balanceOf('Rent')).toBe(7);
  });
});
