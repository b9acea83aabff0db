import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

it('a payment ahead of its bill stays credit of the vendor in the aging of locked days', async () => {
  const books = await newPayables(service.client);
  const { parameters } = books;
  const [bill] = await books.bills([{ issued: '2026-02-10', lines: [['Rent', 100]] }]);
  const [transaction_id = ''] = await books.transactions([['2026-01-10', -100]]);
  const body = { bill_id: bill?.id ?? '', transaction_id };
  must(await service.client.createBillPayment({ parameters, body }));
  const { data: other } = must(await service.client.createVendor({ parameters, body: { name: 'Birch' } }));
  must(await service.client.lockBooks({ parameters, body: { through: '2026-01-31', reason: 'Filed' } }));
  const change = (changes: object) => call(service, 'PATCH', `${books.base}/bills/${bill?.id}`, changes);
  const refused = await change({ vendor_id: other.id });
  expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/vendor_id period_locked']);
  expect((await change({ due_at: '2026-03-10T00:00:00Z' })).status).toBe(200);
});
