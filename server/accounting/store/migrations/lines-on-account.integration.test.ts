import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { startServiceApart } from '../../testing/start-service';
import { postJournal } from '../../testing/text-journal';
import { linesOnAccount } from './0086-lines-on-account';

/** A database of its own: the migration is run on it anew. */
const service = openService(startServiceApart);

it('lines of older books name nobody and stand in aging, in locked periods too', async () => {
  const { client, owner } = service;
  const books = await newPayables(client);
  const { parameters } = books;
  const [paid] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 60]] },
    { issued: '2026-01-06', lines: [['Rent', 25]] },
  ]);
  const [transaction_id = ''] = await books.transactions([['2026-01-10', -60]]);
  must(await client.createBillPayment({ parameters, body: { bill_id: paid?.id ?? '', transaction_id } }));
  await postJournal(
    client,
    books,
    `
2026-01-15 Stamps, owed
  Office supplies           8.00
  Accounts payable         -8.00
`,
  );
  must(await client.lockBooks({ parameters, body: { through: '2026-01-31', reason: 'Filed' } }));
  const dayBefore = await client.getBillAging({ parameters, query: { as_of: '2026-01-09' } });

  await owner.query('SET search_path = accounting');
  await owner.query(`
    DROP VIEW searched_line;
    ALTER TABLE line_entry DROP COLUMN on_account, DROP COLUMN vendor_id, DROP COLUMN customer_id;
    ALTER TABLE bill DROP COLUMN cleared_at;
    ALTER TABLE invoice DROP COLUMN cleared_at;`);
  await owner.query(linesOnAccount.sql);

  expect(await service.differences()).toEqual([]);
  const { rows } = await owner.query('SELECT cleared_at FROM bill ORDER BY issued_at');
  expect(rows).toEqual([{ cleared_at: new Date('2026-01-10T00:00:00Z') }, { cleared_at: null }]);
  expect(await client.getBillAging({ parameters, query: { as_of: '2026-01-09' } })).toEqual(dayBefore);
  const aging = must(await client.getBillAging({ parameters, query: { as_of: '2026-01-31' } })).data;
  expect(aging.amount).toBe(await books.payable('2026-01-31'));
  expect(aging.parties).toMatchObject([
    { vendor_id: books.vendor.id, name: 'Acme Paper', amount: 25 },
    { vendor_id: null, name: 'No vendor named', amount: 8 },
  ]);
});
