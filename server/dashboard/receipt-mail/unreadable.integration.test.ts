import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { dashboardDatabase } from '../session/storage/pool';
import { openSmallDesk } from '../session/testing/small-desk';
import { fileMessages } from './file-messages';
import { listUnsettled, putMessage } from './storage/receipt-messages';
import { messageKey } from './take-message';

openSmallDesk();
const raw = Buffer.from(`From: ${'x'.repeat(300 * 1024)}\r\n\r\nTotal 12.00\r\n`);

it('a message is tried three times, as the machine may be at fault, then told of, and tried anew when it comes again', async () => {
  const businessId = `biz_${randomBytes(8).toString('hex')}`;
  const deliver = () => putMessage(dashboardDatabase(), { businessId, key: messageKey(raw), raw });
  const tryToRead = async () => {
    await dashboardDatabase().query(
      'update dashboard.receipt_messages set due_at = now() where business_id = $1',
      [businessId],
    );
    await fileMessages();
    return (await listUnsettled(dashboardDatabase(), businessId)).map(({ state }) => state);
  };
  expect(await deliver()).toBe('kept');
  expect([await tryToRead(), await tryToRead(), await tryToRead()]).toEqual([[], [], ['unreadable']]);
  expect(await deliver()).toBe('kept');
  expect(await deliver()).toBe('known');
  expect([await tryToRead(), await tryToRead(), await tryToRead()]).toEqual([[], [], ['unreadable']]);
});
