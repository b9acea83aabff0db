import { expect, it } from 'vitest';
import { firstDayOfMonth, monthOf } from '@/lib/dates/months';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { postSmallBooks } from '../../testing/small-books';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { unreviewedCounts } from './0570-unreviewed-counts';

const service = openService(startServiceApart);

/** The counts as they are kept, in the order that people read. */
async function keptCounts(): Promise<string[]> {
  const { rows } = await service.owner.query<{ kept: string }>(`
    SELECT concat_ws(' ', month, review_status, sum(entries)) AS kept FROM unreviewed_count
    GROUP BY business_id, month, review_status HAVING sum(entries) <> 0 ORDER BY 1`);
  return rows.map(({ kept }) => kept);
}

it('counts the unreviewed entries of older books, and keeps the books as they are', async () => {
  const { client, owner } = service;
  const { business } = await postSmallBooks(client);
  const parameters = { business_id: business.id };
  const [first, second] = must(await client.listJournalEntries({ parameters, query: {} })).data;
  const body = [
    { journal_entry_id: first?.id ?? '', changes: { review_status: 'confirmed' as const } },
    { journal_entry_id: second?.id ?? '', changes: { review_status: 'business_pending' as const } },
  ];
  must(await client.bulkUpdateJournalEntries({ parameters, body }));
  const entriesNow = async () => must(await client.listJournalEntries({ parameters, query: {} })).data;
  const [kept, entries] = [await keptCounts(), await entriesNow()];
  expect(kept.filter((each) => each.includes('business_pending'))).toHaveLength(1);

  await owner.query('DROP TABLE unreviewed_count');
  for (const name of ['count_added', 'count_changed', 'count_removed'])
    await owner.query(`DROP FUNCTION ${name} CASCADE`);
  await owner.query('DELETE FROM migration WHERE name = $1', [unreviewedCounts.name]);
  await migrateAccounting(service.databaseUrl);
  expect(await keptCounts()).toEqual(kept);
  expect(await entriesNow()).toEqual(entries);
  expect(await service.differences()).toEqual([]);
});

it('adds up what was counted for a month, and forgets months without unreviewed entries', async () => {
  const { client, owner } = service;
  const { business } = await postSmallBooks(client);
  const parameters = { business_id: business.id };
  const entries = must(await client.listJournalEntries({ parameters, query: { page_size: 100 } })).data;
  const [{ datetime = '' } = {}] = entries;
  const ofMonth = entries.filter((entry) => monthOf(entry.datetime) === monthOf(datetime));
  for (const { id } of ofMonth) {
    for (const review_status of ['confirmed', 'business_pending', 'confirmed'] as const) {
      const changes = { parameters: { ...parameters, journal_entry_id: id }, body: { review_status } };
      must(await client.updateJournalEntry(changes));
    }
  }
  const before = await keptCounts();
  const counts = must(await client.countJournalEntries({ parameters })).data;

  service.fold(business.tenant_id, business.id);
  const ofBusiness = `FROM unreviewed_count WHERE business_id = '${decodeIdentifier('business', business.id)}'`;
  const severalRows = async () => {
    const { rows } = await owner.query(
      `SELECT 1 ${ofBusiness} GROUP BY month, review_status HAVING count(*) > 1`,
    );
    return rows.length;
  };
  await expect.poll(severalRows, { timeout: 20_000 }).toBe(0);
  expect(await keptCounts()).toEqual(before);
  const { rows } = await owner.query(`SELECT entries ${ofBusiness} AND month = $1`, [
    firstDayOfMonth(datetime),
  ]);
  expect(rows).toEqual([]);
  expect(must(await client.countJournalEntries({ parameters })).data).toEqual(counts);
  expect(await service.differences()).toEqual([]);
});
