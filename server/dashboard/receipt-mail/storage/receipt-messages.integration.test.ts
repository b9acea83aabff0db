import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openMigratedDatabase } from '../../session/testing/migrated-database';
import { claimMessage, listUnsettled, putMessage } from './receipt-messages';

const pool = openMigratedDatabase();

it('a message that was postponed before the clock was set back is due, and one that is postponed is not', async () => {
  const businessId = `biz_${randomBytes(8).toString('hex')}`;
  await putMessage(pool, { businessId, key: randomBytes(32), raw: Buffer.from('a message') });
  const setDue = (after: string, attempts: number) =>
    pool.query(
      'update dashboard.receipt_messages set due_at = now() + $1::interval, attempts = $3 where business_id = $2',
      [after, businessId, attempts],
    );
  await setDue('12 hours', 3);
  expect(await claimMessage(pool)).toBeNull();
  await setDue('9 days', 3);
  expect(await claimMessage(pool)).toMatchObject({ businessId, attempts: 4 });
  await setDue('9 days', 13);
  expect(await listUnsettled(pool, businessId)).toMatchObject([{ state: 'unfiled' }]);
});
