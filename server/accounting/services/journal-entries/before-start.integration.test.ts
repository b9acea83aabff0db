import { expect, it } from 'vitest';
import { linesOf, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
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
