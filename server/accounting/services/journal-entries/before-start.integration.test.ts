import { describe, expect, it } from 'vitest';
import { linesOf, newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

it('an entry before the start of the books is kept, marked, and in no report until it moves', async () => {
  const { business, ledger } = await newBooks(service.client, { entries_start: '2026-01-01T00:00:00Z' });
  const path = `/v0/business/${business.id}`;
  const balancesOfTheYear = `${path}/ledger/balances?end_datetime=2026-12-31T00:00:00Z`;
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 5);
  const entry = { description: 'Early', datetime: '2025-12-31T23:59:59.999Z', lines };
  const { data } = await call(service, 'POST', `${path}/journal-entries`, entry);
  expect(data.is_before_start).toBe(true);
  expect((await call(service, 'GET', balancesOfTheYear)).data).toEqual([]);

  const later = { datetime: '2026-01-01T00:00:00Z' };
  const moved = await call(service, 'PATCH', `${path}/journal-entries/${data.id}`, later);
  expect(moved.data.is_before_start).toBe(false);
  const balances = await call(service, 'GET', balancesOfTheYear);
  expect(balances.data).toMatchObject([{ balance: 5 }, { balance: 5 }]);
});

describe('an entry and its reversal, with the start of the books between them', () => {
  const day = (date: string) => ({ datetime: `${date}T00:00:00.000Z` });

  /** An entry of that day, ways to change entries, and what the books say of the two ledgers. */
  async function entryOn(date: string) {
    const { business, ledger } = await newBooks(service.client, { entries_start: '2026-01-01T00:00:00Z' });
    const path = `/v0/business/${business.id}`;
    const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 5);
    const body = { description: 'Sale', ...day(date), lines };
    const { data } = await call(service, 'POST', `${path}/journal-entries`, body);
    const at = (id: unknown) => `${path}/journal-entries/${id}`;
    return {
      id: data.id,
      reverse: (on: string) => call(service, 'POST', `${at(data.id)}/reverse`, day(on)),
      move: (id: unknown, on: string) => call(service, 'PATCH', at(id), day(on)),
      start: (on: string) => call(service, 'PATCH', path, { entries_start: day(on).datetime }),
      moveAll: (ids: readonly unknown[], on: string) =>
        call(
          service,
          'PATCH',
          `${path}/journal-entries`,
          ids.map((id) => ({ journal_entry_id: id, changes: day(on) })),
        ),
      async balances() {
        const { data: found } = await call(
          service,
          'GET',
          `${path}/ledger/balances?end_datetime=2026-12-31T00:00:00Z`,
        );
        return (found as unknown as { balance: number }[]).map(({ balance }) => balance);
      },
    };
  }
  const refused = [409, '/datetime reversed_before_start'];

  it('does not come between them by moving: the entry would count on, and be called reversed', async () => {
    const { id, reverse, start, move, balances } = await entryOn('2026-02-20');
    const reversal = await reverse('2026-02-10');
    const between = await start('2026-02-15');
    expect([between.status, ...faultsOf(between)]).toEqual([409, '/entries_start reversed_before_start']);
    expect(between.problem.errors).toMatchObject([{ resource_id: id }]);
    expect((await start('2026-02-05')).status).toBe(200);
    expect((await move(reversal.data.id, '2026-02-20')).status).toBe(200);
    expect((await start('2026-02-15')).status).toBe(200);
    expect(await balances()).toEqual([0, 0]);
  });

  it('is not reversed before it: it would count on, and be called reversed', async () => {
    const { reverse, balances } = await entryOn('2026-02-01');
    const answer = await reverse('2025-12-31');
    expect([answer.status, ...faultsOf(answer)]).toEqual(refused);
    expect(answer.problem.detail).toContain('2026-01-01');
    expect(await balances()).toEqual([5, 5]);
    expect((await reverse('2026-01-01')).status).toBe(201);
    expect(await balances()).toEqual([0, 0]);
  });

  it('is reversed after it where it is before it itself, as an accrual that the opening balances have', async () => {
    const { reverse, balances } = await entryOn('2025-12-31');
    expect((await reverse('2026-01-01')).status).toBe(201);
    expect(await balances()).toEqual([-5, -5]);
  });

  it('does not come there by a later change of day, unless both are moved together', async () => {
    const { id, reverse, move, moveAll, balances } = await entryOn('2026-02-01');
    const reversal = (await reverse('2026-03-01')).data.id;
    const before = await move(reversal, '2025-12-31');
    expect([before.status, ...faultsOf(before)]).toEqual(refused);
    expect((await moveAll([id, reversal], '2025-12-31')).status).toBe(200);
    expect(await balances()).toEqual([]);
    const after = await move(id, '2026-02-01');
    expect([after.status, ...faultsOf(after)]).toEqual(refused);
    expect((await move(reversal, '2026-03-01')).status).toBe(200);
    expect((await move(id, '2026-02-01')).status).toBe(200);
    expect(await balances()).toEqual([0, 0]);
  });
});
