import fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { historyWithCredits } from '../../testing/histories/history';
import { expectComputedAgain, kept } from '../../testing/histories/kept-movements';
import { settling } from '../../testing/histories/settling';
import { newSharedBooks } from '../../testing/histories/shared-books';
import { writeHistory } from '../../testing/histories/write-history';
import { openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { wantedMovements } from '../verify-books/verify-cash-movements';
import { settlementsLookedThrough } from './0630-settlements-looked-through';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);

/** A database of its own: the migration is run on it anew. */
const service = openService(startServiceApart);

/** What was kept before: what settles a bill or invoice without a payment counts on its own ledger, and is not paid. */
const notSettled = wantedMovements.replace('WHERE e.transaction_id IS NULL', 'WHERE false');
const earlierRule = `
  CREATE TEMPORARY TABLE earlier ON COMMIT DROP AS
  WITH ${notSettled}
  SELECT l.business_id, l.journal_entry_id, l.id, l.ledger_id, w.ledger_id AS on_ledger, l.datetime, l.debit_credit,
    CASE l.debit_credit WHEN 'credit' THEN w.cash ELSE -w.cash END AS amount
  FROM wanted w JOIN line_entry l ON l.business_id = w.business_id AND l.id = w.id AND l.superseded_at IS NULL
  WHERE w.cash <> 0;`;

it(`looks through the settlements of older books, in locked periods too (HISTORY_SEED=${seed})`, async () => {
  const { client } = service;
  const plans = [[], [], ...fc.sample(historyWithCredits(100), { seed, numRuns: 3 })];
  for (const [index, plan] of plans.entries()) {
    const settings = { fiscal_year: '12/31', entries_start: '2024-04-05T23:59:59.999Z' };
    const { shared, parameters } = await newSharedBooks(client, settings);
    await writeHistory(service, shared, [...settling, ...plan]);
    const body = { through: '2030-12-31', confirm_future: true };
    if (index % 2 === 1) must(await client.lockBooks({ parameters, body }));
  }
  expect(notSettled).not.toBe(wantedMovements);
  // Of the two without more, each bill and invoice has a settlement, what takes it back, and another settlement.
  await expectComputedAgain(service, earlierRule, settlementsLookedThrough.name, 2 * 2 * 3);
});

it('finds nothing more to do when it is run again', async () => {
  const before = await kept(service.owner);
  await service.owner.query('DELETE FROM migration WHERE name = $1', [settlementsLookedThrough.name]);
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
