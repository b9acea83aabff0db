import { expect, it, vi } from 'vitest';
import { openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService(startServiceApart);

const count = 3000;

it('looks up what the rows of a large file refer to by key, in a database that has no statistics yet', async () => {
  const books = await newTwoBanks(service.client);
  const rows = Array.from(
    { length: count },
    (_, at) => [`2025-0${1 + (at % 9)}-01`, -(1 + at) / 100, `Payee ${at % 50}`] as const,
  );
  expect(await books.importInto(books.checking, rows)).toHaveLength(count);
  // What indexes gave is told when a connection is idle.
  const readByIndex = async () => {
    const { rows: found } = await service.owner.query<{ rows: number }>(`
      SELECT sum(idx_tup_read)::integer AS rows FROM pg_stat_user_indexes
      WHERE relname IN ('transaction', 'journal_entry')`);
    return found[0]?.rows ?? 0;
  };
  await vi.waitFor(async () => expect(await readByIndex()).toBeGreaterThan(count), {
    timeout: 30_000,
    interval: 50,
  });
  expect(await readByIndex()).toBeLessThan(100 * count);
  expect(await service.differences()).toEqual([]);
}, 120_000);
