import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { clearedAfterMovedStart } from './0140-cleared-after-moved-start';

const service = openService(startServiceApart);

it('corrects in older books when bills were settled, and changes nothing that is right', async () => {
  const { client, owner } = service;
  const books = await newPayables(client);
  const { parameters, vendor } = books;
  const [paid, credited] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 60]] },
    { issued: '2026-01-06', lines: [['Rent', 25]] },
    { issued: '2026-01-07', lines: [['Rent', 10]] },
  ]);
  const [transaction_id = ''] = await books.transactions([['2026-01-10', -85]]);
  must(await client.createBillPayment({ parameters, body: { bill_id: paid?.id ?? '', transaction_id } }));
  const application = { vendor_id: vendor.id, bill_id: credited?.id ?? '', amount: 25 };
  must(await client.createCreditApplication({ parameters, body: application }));
  expect(await service.differences()).toEqual([]);

  await owner.query(`UPDATE bill SET cleared_at = CASE WHEN cleared_at IS NULL THEN now() END`);
  const wrong = (await service.differences()).map(({ check }) => check);
  expect(wrong).toContain('bill or invoice knows when it was settled for good');
  await owner.query('DELETE FROM migration WHERE name = $1', [clearedAfterMovedStart.name]);
  await migrateAccounting(service.databaseUrl);
  expect(await service.differences()).toEqual([]);
});
