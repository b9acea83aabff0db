import { expect, it, vi } from 'vitest';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

/** 500.00 out of checking that were judged again after import, then linked with what arrived on savings, by the service. */
async function linkedSince() {
  const books = await newTwoBanks(service.client);
  const base = `/v0/business/${books.business.id}`;
  const judged = () =>
    vi.waitFor(
      async () => {
        const { data } = await call(service, 'GET', `${base}/suggestion-changes`);
        expect(data.is_judging).toBe(false);
      },
      { timeout: 60_000, interval: 20 },
    );
  const [out = ''] = await books.importInto(books.checking, [
    ['2026-03-02', -500, 'Online transfer to savings'],
  ]);
  const first = await books.entryOf(out);
  const rule = {
    name: 'Online',
    conditions: { text: { contains: 'online' } },
    then: { ledger_id: books.ledger('Software').id },
  };
  const made = await call(service, 'POST', `${base}/rule`, rule);
  await judged();
  expect(await books.linesOf(out)).toContain('debit Software 500');
  await call(service, 'DELETE', `${base}/rule/${made.data.id}`);
  await judged();
  await books.importInto(books.savings, [['2026-03-03', 500, 'Transfer from checking']]);
  await judged();
  return { ...books, path: `${base}/journal-entries`, out, first, present: await books.entryOf(out) };
}

it('who confirms a version from before a transfer was linked is told that it is stale', async () => {
  const { path, first, present, ...books } = await linkedSince();
  expect([first.version, present.version, present.categorization_method]).toEqual([1, 4, 'transfer']);
  const confirmed = { review_status: 'confirmed' };
  const one = await call(service, 'PATCH', `${path}/${first.id}`, confirmed, { 'if-match': '"1"' });
  const many = await call(service, 'PATCH', path, [
    { journal_entry_id: first.id, version: 1, changes: confirmed },
  ]);
  expect([one.status, many.status]).toEqual([412, 412]);
  expect(await books.entryOf(books.out)).toEqual(present);
  expect((await books.read(books.out)).links).toMatchObject([{ kind: 'transfer', status: 'linked' }]);
});
