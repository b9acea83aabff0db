import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

async function payables() {
  const books = await newPayables(service.client);
  const { client } = service;
  const { parameters } = books;
  const bill = (number: string, day: string, amount: number, more: object = {}) => ({
    business_id: books.business.id,
    vendor_id: books.vendor.id,
    number,
    description: 'Paper',
    issued_at: `${day}T00:00:00Z`,
    due_at: `${day}T00:00:00Z`,
    lines: [{ ledger_id: books.ledger('Rent').id, amount }],
    ...more,
  });
  return {
    ...books,
    bill,
    enter: async (...bills: ReturnType<typeof bill>[]) =>
      must(await client.createBills({ parameters, body: bills })).data.map(({ id }) => id),
    /** The numbers of the likely duplicates of each bill of the list, by number. */
    listed: async () =>
      Object.fromEntries(
        must(await client.listBills({ parameters })).data.flatMap(({ number, likely_duplicates: likely }) =>
          likely ? [[number, likely.map((other) => other.number)] as const] : [],
        ),
      ),
    duplicatesOf: async (id: string) =>
      must(await client.getBill({ parameters: { ...parameters, bill_id: id } })).data.likely_duplicates,
    path: `/v0/business/${books.business.id}/bills`,
  };
}

it('a bill entered twice is shown on both, with what is the same', async () => {
  const books = await payables();
  const [first = '', second = ''] = await books.enter(
    books.bill('QF-309', '2026-11-03', 216.4),
    books.bill('QF-309', '2026-11-05', 216.4),
    books.bill('QF-310', '2026-11-05', 216.4),
    books.bill('qf390', '2026-11-20', 216.4),
  );
  expect(await books.duplicatesOf(first)).toEqual([
    {
      bill_id: second,
      number: 'QF-309',
      issued_at: '2026-11-05T00:00:00.000Z',
      total_amount: 216.4,
      same_number: true,
      same_amount: true,
    },
  ]);
  expect(await books.listed()).toEqual({ 'QF-309': ['QF-309'] });
});

it('is none of a voided bill until it is reopened, of another vendor, or once it was declined', async () => {
  const books = await payables();
  const other = must(
    await service.client.createVendor({ parameters: books.parameters, body: { name: 'Birch' } }),
  ).data;
  const [first = '', second = '', third = ''] = await books.enter(
    books.bill('A-100', '2026-11-03', 50),
    books.bill('A-100', '2026-11-03', 50),
    books.bill('A-100', '2026-11-03', 50),
    books.bill('A-100', '2026-11-03', 50, { vendor_id: other.id }),
  );
  expect((await books.duplicatesOf(first))?.map(({ bill_id }) => bill_id)).toEqual([second, third]);
  const decline = () =>
    call(service, 'POST', `${books.path}/${second}/declined-duplicate`, { other_bill_id: first });
  expect((await decline()).status).toBe(201);
  expect((await decline()).status).toBe(201);
  expect((await books.duplicatesOf(first))?.map(({ bill_id }) => bill_id)).toEqual([third]);
  must(
    await service.client.updateBill({
      parameters: { ...books.parameters, bill_id: third },
      body: { status: 'voided' },
    }),
  );
  expect(await books.listed()).toEqual({});
  expect(await books.duplicatesOf(third)).toBeUndefined();
  const asked = `vendor_id=${books.vendor.id}&number=A-100&issued_at=2026-11-03T00:00:00Z&total_amount=50`;
  const beforeReopening = (id: string) =>
    call(service, 'GET', `${books.path}/likely-duplicates?${asked}&bill_id=${id}`);
  expect((await beforeReopening(third)).data).toMatchObject([{ bill_id: first }, { bill_id: second }]);
  expect((await beforeReopening(second)).data).toEqual([]);
});

it('is told before a bill is entered, and not again where it was entered as another', async () => {
  const books = await payables();
  const [first = ''] = await books.enter(books.bill('A-100', '2026-11-03', 50));
  const ask = (query: string) =>
    call(service, 'GET', `${books.path}/likely-duplicates?vendor_id=${books.vendor.id}&${query}`);
  const day = 'issued_at=2026-11-04T00:00:00Z';
  expect((await ask(`number=A-100&${day}`)).data).toMatchObject([{ bill_id: first, same_amount: false }]);
  expect((await ask(`total_amount=50.00&${day}`)).data).toMatchObject([
    { bill_id: first, same_number: false },
  ]);
  expect((await ask(`total_amount=50.01&${day}`)).data).toEqual([]);
  expect(faultsOf(await ask(`total_amount=5.001&${day}`))).toEqual(['/total_amount amount_precision']);
  await books.enter(books.bill('A-100', '2026-11-04', 50, { not_duplicate_of: [first] }));
  expect(await books.listed()).toEqual({});
});

it('is declined of bills that are named as the specification prints them', async () => {
  const books = await payables();
  const printed = (id: string) => id.replace('bill_', 'bil_');
  const [first = ''] = await books.enter(books.bill('A-100', '2026-11-03', 50));
  const distinct = { not_duplicate_of: [printed(first)] };
  const [second = ''] = await books.enter(books.bill('A-100', '2026-11-04', 50, distinct));
  expect(await books.listed()).toEqual({});
  const [third = ''] = await books.enter(books.bill('A-100', '2026-11-05', 50));
  for (const other of [first, second]) {
    const path = `${books.path}/${printed(third)}/declined-duplicate`;
    const declined = await call(service, 'POST', path, { other_bill_id: printed(other) });
    expect([declined.status, declined.data.id]).toEqual([201, third]);
  }
  expect(await books.listed()).toEqual({});
  const same = await call(service, 'POST', `${books.path}/${third}/declined-duplicate`, {
    other_bill_id: printed(third),
  });
  expect(faultsOf(same)).toEqual(['/other_bill_id not_found']);
});

it('is declined only of bills of the business', async () => {
  const books = await payables();
  const elsewhere = await payables();
  const [first = ''] = await books.enter(books.bill('A-100', '2026-11-03', 50));
  const [foreign = ''] = await elsewhere.enter(elsewhere.bill('A-100', '2026-11-03', 50));
  const decline = (id: string, other: string) =>
    call(service, 'POST', `${books.path}/${id}/declined-duplicate`, { other_bill_id: other });
  expect(faultsOf(await decline(first, foreign))).toEqual(['/other_bill_id not_found']);
  expect(faultsOf(await decline(first, first))).toEqual(['/other_bill_id not_found']);
  expect((await decline(foreign, first)).status).toBe(404);
  const body = [books.bill('A-101', '2026-11-03', 50, { not_duplicate_of: [foreign] })];
  expect(faultsOf(await call(service, 'POST', books.path, body))).toEqual([
    '/0/not_duplicate_of/0 not_found',
  ]);
});
