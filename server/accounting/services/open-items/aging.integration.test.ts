import { describe, expect, it } from 'vitest';
import { linesOf, must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

type Books = Awaited<ReturnType<typeof newPayables>>;

/** The aging of bills on a day as `band amount`, and its total, which is what payable says. */
async function agedOn(books: Books, as_of: string, basis: 'accrual' | 'cash' = 'accrual') {
  const { parameters } = books;
  const aging = must(await service.client.getBillAging({ parameters, query: { as_of, basis } })).data;
  if (basis === 'accrual') expect(aging.amount).toBe(await books.payable(as_of));
  const bands = aging.bands.flatMap(({ band, amount }) =>
    Number(amount) === 0 ? [] : [`${band} ${amount}`],
  );
  return { bands, parties: aging.parties.map(({ name, amount }) => `${name} ${amount}`) };
}

async function post(books: Books, day: string, lines: object[]) {
  const body = { description: 'By hand', datetime: `${day}T00:00:00Z`, lines };
  return call(service, 'POST', `/v0/business/${books.business.id}/journal-entries`, body);
}

describe('what was open on a day', () => {
  it('counts what was paid and voided by then, and nothing that came later', async () => {
    const books = await newPayables(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 100]] }]);
    const [first = '', second = ''] = await books.transactions([
      ['2026-03-10', -30],
      ['2026-04-10', -90],
    ]);
    for (const transaction_id of [first, second]) {
      const body = { bill_id: bill?.id ?? '', transaction_id };
      must(await service.client.createBillPayment({ parameters: books.parameters, body }));
    }
    expect((await agedOn(books, '2026-02-28')).bands).toEqual([]);
    expect((await agedOn(books, '2026-03-01')).bands).toEqual(['current 100']);
    expect((await agedOn(books, '2026-03-10')).bands).toEqual(['1_30 70']);
    expect((await agedOn(books, '2026-04-09')).bands).toEqual(['31_60 70']);
    expect((await agedOn(books, '2026-04-10')).bands).toEqual(['credit -20']);
  });

  it('keeps a void to its own day, after the lock', async () => {
    const books = await newPayables(service.client);
    const { parameters } = books;
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 100]] }]);
    const lock = { through: '2026-03-31', reason: 'Filed' };
    must(await service.client.lockBooks({ parameters, body: lock }));
    const ofBill = { ...parameters, bill_id: bill?.id ?? '' };
    must(await service.client.updateBill({ parameters: ofBill, body: { status: 'voided' } }));
    expect((await agedOn(books, '2026-03-31')).bands).toEqual(['1_30 100']);
    expect((await agedOn(books, '2026-04-01')).bands).toEqual([]);
  });

  it('leaves out what lies before the start of the books, and keeps what was paid after it', async () => {
    const books = await newPayables(service.client, { entries_start: '2026-02-01T00:00:00Z' });
    const [bill] = await books.bills([{ issued: '2026-01-15', lines: [['Rent', 100]] }]);
    expect((await agedOn(books, '2026-03-31')).bands).toEqual([]);
    const [transaction_id = ''] = await books.transactions([['2026-02-10', -100]]);
    const body = { bill_id: bill?.id ?? '', transaction_id };
    must(await service.client.createBillPayment({ parameters: books.parameters, body }));
    expect((await agedOn(books, '2026-03-31')).bands).toEqual(['credit -100']);
    const [debit, credit] = linesOf(
      books.ledger('Opening balance equity'),
      books.ledger('Accounts payable'),
      100,
    );
    await post(books, '2026-02-01', [debit ?? {}, { ...credit, vendor_id: books.vendor.id }]);
    expect((await agedOn(books, '2026-02-05')).bands).toEqual(['1_30 100']);
    expect((await agedOn(books, '2026-03-31')).bands).toEqual([]);
  });
});

describe('a line on payable or receivable', () => {
  const onPayable = (books: Books, named: object) => {
    const [debit, credit] = linesOf(books.ledger('Rent'), books.ledger('Accounts payable'), 40);
    return [debit ?? {}, { ...credit, ...named }];
  };

  it.each<[string, (books: Books) => object, string, string]>([
    ['nobody', () => ({}), '/lines/1/vendor_id', 'party_required'],
    [
      'a customer',
      ({ customer }) => ({ customer_id: customer.id }),
      '/lines/1/customer_id',
      'party_not_allowed',
    ],
    [
      'an unknown vendor',
      () => ({ vendor_id: 'ven_1BoatSLRHtKNngkdXEeobR' }),
      '/lines/1/vendor_id',
      'not_found',
    ],
  ])('on payable that names %s is refused', async (_, named, path, code) => {
    const books = await newPayables(service.client);
    const refused = await post(books, '2026-03-01', onPayable(books, named(books)));
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]));
  });

  it('on receivable names a customer, on any other ledger nobody', async () => {
    const books = await newPayables(service.client);
    const [debit, credit] = linesOf(books.ledger('Accounts receivable'), books.ledger('Service revenue'), 40);
    const refused = await post(books, '2026-03-01', [
      debit ?? {},
      { ...credit, customer_id: books.customer.id },
    ]);
    expect(refused.problem.errors).toMatchObject([
      { path: '/lines/0/customer_id', code: 'party_required' },
      { path: '/lines/1/customer_id', code: 'party_not_allowed' },
    ]);
    const customer_id = books.customer.id;
    const posted = await post(books, '2026-03-01', [{ ...debit, customer_id }, credit ?? {}]);
    expect(posted.status).toBe(201);
    const { parameters } = books;
    const query = { as_of: '2026-03-01' };
    const aging = must(await service.client.getInvoiceAging({ parameters, query })).data;
    expect(aging).toMatchObject({ count: 1, amount: 40, parties: [{ customer_id, amount: 40 }] });
  });

  it('shows whom it names, stands in aging, and is taken back by a reversal', async () => {
    const books = await newPayables(service.client);
    const vendor_id = books.vendor.id;
    const posted = await post(books, '2026-03-01', onPayable(books, { vendor_id }));
    const lines = posted.data.line_entries as object[];
    expect(lines[1]).toMatchObject({ vendor_id });
    expect(lines[0]).not.toHaveProperty('vendor_id');
    expect(await agedOn(books, '2026-03-31')).toEqual({ bands: ['1_30 40'], parties: ['Acme Paper 40'] });
    const { parameters } = books;
    const ofVendor = { ...parameters, vendor_id };
    const vendor = must(await service.client.getVendor({ parameters: ofVendor })).data;
    expect(vendor).toMatchObject({ open_amount: 40, credit_amount: 0 });
    const ofEntry = { ...parameters, journal_entry_id: String(posted.data.id) };
    must(await service.client.reverseJournalEntry({ parameters: ofEntry, body: {} }));
    expect(await agedOn(books, '2026-03-31')).toEqual({ bands: [], parties: [] });
  });

  it('stands in the book of its basis alone', async () => {
    const books = await newPayables(service.client);
    const lines = onPayable(books, { vendor_id: books.vendor.id }).map((line) => ({
      ...line,
      basis: 'cash',
    }));
    await post(books, '2026-03-01', lines);
    expect((await agedOn(books, '2026-03-01')).bands).toEqual([]);
    expect((await agedOn(books, '2026-03-01', 'cash')).bands).toEqual(['current 40']);
  });

  it('of a bank movement is credit until it pays a bill, and is credit again without the payment', async () => {
    const books = await newPayables(service.client);
    const { client } = service;
    const { parameters } = books;
    const [transaction_id = ''] = await books.transactions([['2026-03-01', -60]]);
    const transaction = must(
      await client.getTransaction({ parameters: { ...parameters, transaction_id } }),
    ).data;
    const ofEntry = { ...parameters, journal_entry_id: transaction.journal_entry_id ?? '' };
    const entry = must(await client.getJournalEntry({ parameters: ofEntry })).data;
    const change = (named: object) =>
      call(service, 'PATCH', `/v0/business/${books.business.id}/journal-entries/${entry.id}`, {
        line_changes: {
          delete_lines: entry.line_entries.slice(1).map(({ id }) => id),
          create_lines: [
            { ledger_id: books.ledger('Accounts payable').id, debit_credit: 'debit', amount: 60, ...named },
          ],
        },
      });
    expect((await change({})).problem.errors).toMatchObject([
      { path: '/line_changes/create_lines/0/vendor_id', code: 'party_required' },
    ]);
    expect((await change({ vendor_id: books.vendor.id })).status).toBe(200);
    expect((await agedOn(books, '2026-03-01')).bands).toEqual(['credit -60']);
    const [bill] = await books.bills([{ issued: '2026-02-01', lines: [['Rent', 100]] }]);
    const body = { bill_id: bill?.id ?? '', transaction_id };
    const paid = must(await client.createBillPayment({ parameters, body })).data;
    expect((await agedOn(books, '2026-03-01')).bands).toEqual(['1_30 40']);
    const bill_payment_id = paid.payments[0]?.id ?? '';
    must(await client.deleteBillPayment({ parameters: { ...parameters, bill_payment_id } }));
    expect((await agedOn(books, '2026-03-01')).bands).toEqual(['1_30 100', 'credit -60']);
  });

  it('is no account of a bank, nor a line of a bill or an invoice', async () => {
    const books = await newPayables(service.client);
    const { client } = service;
    const { parameters } = books;
    const account = { name: 'Owed', ledger_id: books.ledger('Accounts payable').id };
    const refused = await client.createExternalAccount({ parameters, body: account });
    expect(refused).toMatchObject({
      problem: { errors: [{ path: '/ledger_id', code: 'ledger_type_mismatch' }] },
    });
    const bill = {
      business_id: books.business.id,
      vendor_id: books.vendor.id,
      number: '1',
      description: '',
      issued_at: '2026-03-01T00:00:00Z',
      due_at: '2026-03-01T00:00:00Z',
      lines: [{ ledger_id: books.ledger('Accounts receivable').id, amount: 5 }],
    };
    expect(await client.createBills({ parameters, body: [bill] })).toMatchObject({
      problem: { errors: [{ path: '/0/lines/0/ledger_id', code: 'ledger_not_allowed' }] },
    });
  });
});
