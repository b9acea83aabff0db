import { expect, it } from 'vitest';
import { createFirstAccount } from './first-account';
import { listMemberships } from './storage/memberships';
import { openMigratedDatabase } from './testing/migrated-database';

const pool = openMigratedDatabase();

const account = (number: number) => ({
  name: `Person ${number}`,
  email: `person${number}@example.test`,
  password: 'correct horse battery',
});

it('lets one of several people at once make the first account, as admin of what is there', async () => {
  const made = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => createFirstAccount(pool, account(number), ['biz_one', 'biz_two'])),
  );
  const winners = made.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  expect(winners).toHaveLength(1);
  expect(await listMemberships(pool, winners[0]?.id ?? '')).toEqual([
    { businessId: 'biz_one', role: 'admin' },
    { businessId: 'biz_two', role: 'admin' },
  ]);
  expect(await createFirstAccount(pool, account(6), [])).toEqual({ ok: false, problem: 'taken' });
});
