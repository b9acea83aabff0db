import fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { history, type Step } from '../../testing/histories/history';
import { expectComputedAgain, kept } from '../../testing/histories/kept-movements';
import { newSharedBooks } from '../../testing/histories/shared-books';
import { writeHistory } from '../../testing/histories/write-history';
import { openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { kinds, lookedThrough } from '../verify-books/verify-cash-movements';
import { items } from '../verify-books/verify-postings';
import { sectionsFirst } from './0080-sections-first';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);

/** Entries that the two rules count differently, before and after the lock: whatever else a seed draws, these are there. */
const mixing = ['2024-11-04T12:00:00.000Z', '2026-02-03T12:00:00.000Z'].flatMap((datetime) =>
  (['sale of an asset', 'purchase on credit', 'opening'] as const).map(
    (event): Step => ({ kind: 'event', event, datetime, units: [500_000, 300_000, 200_000, 90_000, 70_000] }),
  ),
);

/** A database of its own: the migration is run on it anew. */
const service = openService(startServiceApart);

/** What was kept before: every line outside the pool counts whole where a line of the pool is, payments on what they pay. */
const earlierRule = `
  CREATE TEMPORARY TABLE earlier ON COMMIT DROP AS
  WITH ${items}, ${kinds}, ${lookedThrough},
  line AS (
    SELECT l.*, k.in_pool,
      bool_or(k.in_pool) OVER (PARTITION BY l.business_id, l.journal_entry_id) AS touches_pool
    FROM line_entry l JOIN kind k ON k.business_id = l.business_id AND k.id = l.ledger_id
    WHERE l.superseded_at IS NULL AND l.basis <> 'accrual')
  SELECT business_id, journal_entry_id, id, ledger_id, ledger_id AS on_ledger, datetime, debit_credit, amount::numeric AS amount
  FROM line WHERE touches_pool AND NOT in_pool AND payment_id IS NULL
  UNION ALL
  SELECT l.business_id, l.journal_entry_id, l.id, l.ledger_id, CASE WHEN k.in_pool THEN l.ledger_id ELSE c.ledger_id END,
    l.datetime, l.debit_credit, sum(c.amount)
  FROM line l JOIN counted c ON c.business_id = l.business_id AND c.id = l.payment_id
  JOIN kind k ON k.business_id = c.business_id AND k.id = c.ledger_id
  WHERE l.touches_pool GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(c.amount) <> 0;`;

it(`makes of books by the earlier rule what is written now, in locked periods too (HISTORY_SEED=${seed})`, async () => {
  const { client } = service;
  const plans = fc.sample(history(100), { seed, numRuns: 3 });
  for (const [index, plan] of plans.entries()) {
    const settings = { fiscal_year: '12/31', entries_start: '2024-04-05T23:59:59.999Z' };
    const { shared, parameters } = await newSharedBooks(client, settings);
    await writeHistory(service, shared, [...plan, ...mixing]);
    if (index > 0) must(await client.lockBooks({ parameters, body: { through: '2025-06-30' } }));
  }
  await expectComputedAgain(service, earlierRule, sectionsFirst.name, 11);
});

it('finds nothing more to do when it is run again', async () => {
  const before = await kept(service.owner);
  await service.owner.query('DELETE FROM migration WHERE name = $1', [sectionsFirst.name]);
  await migrateAccounting(service.databaseUrl);
  expect(await kept(service.owner)).toEqual(before);
});

it('leaves the lock on guard', async () => {
  await expect(
    service.owner.query(`
      UPDATE line_entry l SET is_cash_movement = NOT is_cash_movement FROM business b
      WHERE b.id = l.business_id AND l.datetime < b.books_locked_through AND l.superseded_at IS NULL`),
  ).rejects.toMatchObject({ code: 'DBK01' });
  await expect(
    service.owner.query(`
      DELETE FROM cash_share c USING business b WHERE b.id = c.business_id AND c.datetime < b.books_locked_through`),
  ).rejects.toMatchObject({ code: 'DBK01' });
});
