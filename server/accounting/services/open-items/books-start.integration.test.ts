import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

it('what is open follows the start of the books, there and back', async () => {
  const books = await newPayables(service.client, { entries_start: '2026-01-01T00:00:00Z' });
  const { parameters } = books;
  const aged = async () => {
    const { data } = must(await service.client.getBillAging({ parameters, query: { as_of: '2026-03-31' } }));
    expect(data.amount).toBe(await books.payable('2026-03-31'));
    return data.amount;
  };
  const [bill] = await books.bills([
    { issued: '2026-01-15', lines: [['Rent', 100]] },
    { issued: '2026-02-15', lines: [['Rent', 30]] },
    { issued: '2026-01-20', lines: [['Rent', 5]] },
  ]);
  const [transaction_id = ''] = await books.transactions([['2026-02-10', -100]]);
  const body = { bill_id: bill?.id ?? '', transaction_id };
  must(await service.client.createBillPayment({ parameters, body }));
  expect(await aged()).toBe(35);

  const startOn = async (day: string) =>
    must(await service.client.updateBusiness({ parameters, body: { entries_start: `${day}T00:00:00Z` } }));
  await startOn('2026-02-11');
  expect(await aged()).toBe(30);
  await startOn('2026-01-01');
  expect(await aged()).toBe(35);
});

it('a list by what is probably paid has exactly what the outlook counts', async () => {
  const books = await newPayables(service.client, { entries_start: '2026-02-01T00:00:00Z' });
  const { parameters } = books;
  await books.bills([
    { issued: '2026-01-15', lines: [['Rent', 100]] },
    { issued: '2026-02-15', lines: [['Rent', 30]] },
    { issued: '2199-01-01', lines: [['Rent', 7]] },
  ]);
  const { outlook } = must(await service.client.getBillAging({ parameters, query: {} })).data;
  const query = { status: 'open', probably_paid: 'false' } as const;
  const listed = must(await service.client.listBills({ parameters, query })).data;
  expect(listed.map(({ number }) => number)).toEqual(['A-2']);
  expect([outlook.overdue.count, outlook.overdue.amount]).toEqual([1, 30]);
  expect(must(await service.client.listBills({ parameters, query: { status: 'open' } })).data).toHaveLength(
    3,
  );
});
