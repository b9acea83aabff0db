import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

type Books = Awaited<ReturnType<typeof newPayables>>;

/** Bills of 100.00, 40.00 and 7.50, due 2026-03-01, 2026-05-31 and 2026-06-30; 30.00 of the first are paid. */
async function threeBills(books: Books) {
  const [first, second, third] = await books.bills([
    { issued: '2026-03-01', lines: [['Rent', 100]] },
    { issued: '2026-05-31', lines: [['Software', 40]] },
    { issued: '2026-06-30', lines: [['Utilities', 7.5]] },
  ]);
  const [payment] = await books.transactions([['2026-03-02', -30]]);
  if (!first || !second || !third || !payment) throw new Error('three bills and a transaction expected');
  const body = { bill_id: first.id, transaction_id: payment };
  must(await service.client.createBillPayment({ parameters: books.parameters, body }));
  return [first, second, third] as const;
}

describe('what is open', () => {
  it('is told by how long it has been due, what was paid or voided by then left out', async () => {
    const { client } = service;
    const books = await newPayables(client);
    const [first, second] = await threeBills(books);
    const ageOn = async (as_of: string) => {
      const { parameters } = books;
      const aging = must(await client.getBillAging({ parameters, query: { as_of } })).data;
      const { count, amount } = aging;
      const bands = aging.bands.flatMap(({ probably_paid, on_account, ...band }) =>
        band.count > 0 ? [band] : [],
      );
      return { as_of: aging.as_of, count, amount, bands };
    };
    expect(await ageOn('2026-06-30')).toEqual({
      as_of: '2026-06-30',
      count: 3,
      amount: 117.5,
      bands: [
        { band: 'current', count: 1, amount: 7.5 },
        { band: '1_30', count: 1, amount: 40 },
        { band: 'over_90', count: 1, amount: 70 },
      ],
    });
    const change = (bill_id: string, status: 'paid' | 'voided') =>
      client.updateBill({ parameters: { ...books.parameters, bill_id }, body: { status } });
    must(await change(first.id, 'voided'));
    must(await change(second.id, 'paid'));
    expect(await ageOn('2026-06-29')).toMatchObject({
      count: 1,
      bands: [
        { band: '1_30', amount: 40 },
        { band: 'credit', amount: -30 },
      ],
    });
  });

  it('is told of invoices, tax and discount counted, drafts left out', async () => {
    const { client } = service;
    const { parameters, customer, ledger } = await newPayables(client);
    const line = { ledger_id: ledger('Service revenue').id, unit_price: 100, tax_rate: 0.1 };
    const invoice = { customer_id: customer.id, number: 'I-1', due_at: '2026-04-30T00:00:00Z' };
    const sent = { ...invoice, sent_at: '2026-04-01T00:00:00Z' };
    const lines = [{ ...line, discount_amount: 20 }];
    must(await client.createInvoice({ parameters, body: { ...sent, status: 'open', lines } }));
    must(await client.createInvoice({ parameters, body: { ...invoice, status: 'draft', lines } }));
    const aged = must(await client.getInvoiceAging({ parameters, query: { as_of: '2026-06-15' } })).data;
    expect(aged).toMatchObject({ count: 1, amount: 88 });
    expect(aged.bands.find(({ band }) => band === '31_60')).toMatchObject({
      band: '31_60',
      count: 1,
      amount: 88,
    });
    const shown = must(
      await client.getCustomer({ parameters: { ...parameters, customer_id: customer.id } }),
    ).data;
    expect(shown).toMatchObject({ open_amount: 88, credit_amount: 0 });
  });

  it('is told apart where it is not counted: issued after the day, or before the books begin', async () => {
    const { client } = service;
    const books = await newPayables(client, { entries_start: '2026-02-01T00:00:00Z' });
    const { parameters, customer, ledger } = books;
    const [before, , later] = await books.bills([
      { issued: '2026-01-31', lines: [['Rent', 100]] },
      { issued: '2026-02-01', lines: [['Rent', 50]] },
      { issued: '2026-03-01', lines: [['Software', 40]] },
      { issued: '2026-04-01', lines: [['Utilities', 7.5]] },
    ]);
    const notCounted = async (as_of: string) =>
      must(await client.getBillAging({ parameters, query: { as_of } })).data.not_counted;
    const all = must(await client.listBills({ parameters, query: { status: 'open' } })).data;
    expect(all.reduce((sum, bill) => sum + Number(bill.open_amount), 0)).toBe(197.5);
    expect(await notCounted('2026-02-28')).toEqual({
      issued_later: { count: 2, amount: 47.5 },
      before_start: { count: 1, amount: 100 },
    });
    const [payment = ''] = await books.transactions([['2026-03-02', -30]]);
    must(
      await client.createBillPayment({
        parameters,
        body: { bill_id: later?.id ?? '', transaction_id: payment },
      }),
    );
    const ofBefore = { ...parameters, bill_id: before?.id ?? '' };
    must(await client.updateBill({ parameters: ofBefore, body: { status: 'voided' } }));
    expect(await notCounted('2026-02-28')).toEqual({
      issued_later: { count: 2, amount: 17.5 },
      before_start: { count: 0, amount: 0 },
    });
    expect((await notCounted('2026-04-01'))?.issued_later.count).toBe(0);

    const line = { ledger_id: ledger('Service revenue').id, unit_price: 100, tax_rate: 0.1 };
    const invoice = { customer_id: customer.id, due_at: '2026-04-30T00:00:00Z', status: 'open' as const };
    for (const sent_at of ['2026-01-15T00:00:00Z', '2026-04-01T00:00:00Z']) {
      const body = { ...invoice, number: sent_at, sent_at, lines: [{ ...line, discount_amount: 20 }] };
      must(await client.createInvoice({ parameters, body }));
    }
    const aged = must(await client.getInvoiceAging({ parameters, query: { as_of: '2026-03-31' } })).data;
    expect(aged.not_counted).toEqual({
      issued_later: { count: 1, amount: 88 },
      before_start: { count: 1, amount: 88 },
    });
  });

  it('is told of a vendor beside its credit, one alone and in the list', async () => {
    const { client } = service;
    const books = await newPayables(client);
    const { parameters, vendor } = books;
    const [first] = await threeBills(books);
    must(
      await client.updateBill({
        parameters: { ...parameters, bill_id: first.id },
        body: { status: 'voided' },
      }),
    );
    const balance = { open_amount: 47.5, credit_amount: 30 };
    const one = must(await client.getVendor({ parameters: { ...parameters, vendor_id: vendor.id } })).data;
    expect(one).toMatchObject(balance);
    expect(must(await client.listVendors({ parameters })).data).toEqual([one]);
  });
});

describe('what is open of a vendor', () => {
  it('is that of today, as aging has it: what is issued, paid or credited later does not count yet', async () => {
    const { client } = service;
    const books = await newPayables(client);
    const { parameters, vendor, ledger } = books;
    const [now, later] = await books.bills([
      { issued: '2026-01-05', lines: [['Rent', 100]] },
      { issued: '2099-06-01', lines: [['Rent', 40]] },
    ]);
    const lines = [{ ledger_id: ledger('Rent').id, amount: 7 }];
    const note = { vendor_id: vendor.id, number: 'C-1', issued_at: '2099-07-01T00:00:00Z', lines };
    must(await client.createCreditNote({ parameters, body: note }));
    const at = { ...parameters, vendor_id: vendor.id };
    const shown = async () => {
      const { data } = must(await client.getVendor({ parameters: at }));
      const [listed] = must(await client.listVendors({ parameters })).data;
      const [aged] = must(await client.getBillAging({ parameters })).data.parties;
      expect(listed).toEqual(data);
      expect(Number(data.open_amount) - Number(data.credit_amount)).toBe(Number(aged?.amount ?? 0));
      return [data.open_amount, data.credit_amount];
    };
    expect(await shown()).toEqual([100, 0]);

    const [rent = '', advance = ''] = await books.transactions([
      ['2099-01-10', -100],
      ['2026-01-12', -40],
    ]);
    const pay = async (bill_id = '', transaction_id = '') =>
      must(await client.createBillPayment({ parameters, body: { bill_id, transaction_id } }));
    await pay(now?.id, rent);
    expect(await shown()).toEqual([100, 0]);
    await pay(later?.id, advance);
    expect(await shown()).toEqual([100, 40]);
    const renamed = must(await client.updateVendor({ parameters: at, body: { name: 'Acme' } })).data;
    expect(renamed).toMatchObject({ open_amount: 100, credit_amount: 40 });
  });
});

describe('the list of bills', () => {
  it.each([
    ['a-2', ['A-2']],
    ['ACME', ['A-1', 'A-2', 'A-3']],
    ['100%', []],
  ])('finds %s in numbers, descriptions and names', async (q, numbers) => {
    const books = await newPayables(service.client);
    await threeBills(books);
    const found = must(await service.client.listBills({ parameters: books.parameters, query: { q } })).data;
    expect(found.map((bill) => bill.number)).toEqual(numbers);
  });
});

describe('the list of transactions', () => {
  it.each([
    ['in', [20]],
    ['out', [-5, -10]],
  ] as const)('leaves only money %s, nothing of 0.00', async (direction, amounts) => {
    const { parameters, transactions } = await newPayables(service.client);
    await transactions([
      ['2026-03-01', -10],
      ['2026-03-02', 20],
      ['2026-03-03', 0],
      ['2026-03-04', -5],
    ]);
    const found = must(await service.client.listTransactions({ parameters, query: { direction } })).data;
    expect(found.map(({ amount }) => amount)).toEqual(amounts);
  });
});

describe('the list of vendors', () => {
  it('goes by name on demand, capitals aside, page after page and back', async () => {
    const { client } = service;
    const { parameters } = await newPayables(client);
    for (const name of ['zinc', 'Birch', 'acme paper', 'birch']) {
      must(await client.createVendor({ parameters, body: { name } }));
    }
    const page = async (page_token?: string) =>
      must(await client.listVendors({ parameters, query: { sort: 'name', page_size: 2, page_token } }));
    const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
    const first = await page();
    const second = await page(first.pagination.next_page_token ?? '');
    const third = await page(second.pagination.next_page_token ?? '');
    expect([first, second, third].map(namesOf)).toEqual([
      ['Acme Paper', 'acme paper'],
      ['Birch', 'birch'],
      ['zinc'],
    ]);
    expect(third.pagination.next_page_token).toBeNull();
    expect(await page(third.pagination.previous_page_token ?? '')).toEqual(second);
  });
});

describe('what is known of a vendor', () => {
  it('is taken away by an empty text, left by none', async () => {
    const { client } = service;
    const { parameters } = await newPayables(client);
    const body = {
      name: 'Birch & Sons',
      email: 'office@birch.example',
      phone: '555 0100',
      external_id: 'B1',
    };
    const { id } = must(await client.createVendor({ parameters, body })).data;
    const at = { parameters: { ...parameters, vendor_id: id } };
    const cut = must(await client.updateVendor({ ...at, body: { email: '', external_id: '' } })).data;
    expect(cut).toMatchObject({ email: null, phone: '555 0100', external_id: null });
    const again = must(await client.updateVendor({ ...at, body: { phone: '', email: null } })).data;
    expect(again).toMatchObject({ email: null, phone: null, version: 3 });
  });
});
