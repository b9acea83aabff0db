import { describe, expect, it } from 'vitest';
import { numberText } from '@/lib/json';
import { must } from '../../testing/books';
import { isInstalled } from '../../testing/books-program';
import { call } from '../../testing/call';
import { accountsOf, checkBooks, hledgerBalances, inUnits } from '../../testing/exported-books';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooksForEach(service, newPayables);

const line = (name: string, rest: object) => ({ ledger_id: books.ledger(name).id, ...rest });

/** 300 of deposit for work to come beside 100 of work that is done, with 8 of tax on it. */
const invoice = (changes: object = {}) => ({
  customer_id: books.customer.id,
  number: '7',
  status: 'open',
  sent_at: '2026-01-05T00:00:00Z',
  lines: [
    line('Service revenue', { unit_price: 300, is_prepayment: true }),
    line('Service revenue', { unit_price: 100, tax_amount: 8 }),
  ],
  ...changes,
});
const bill = (lines: object[]) => ({
  business_id: books.business.id,
  vendor_id: books.vendor.id,
  number: 'A-1',
  description: '',
  issued_at: '2026-01-05T00:00:00Z',
  due_at: '2026-01-05T00:00:00Z',
  lines,
});

const balances = async (...names: string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await books.balanceOf(name, '2026-12-31')])),
  );

describe('a line that is a prepayment', () => {
  it('of an invoice posts to customer deposits, and the rest to revenue and tax', async () => {
    const { status, data } = await call(service, 'POST', `${books.base}/invoice`, invoice());
    expect(status).toBe(201);
    expect(data.lines).toMatchObject([
      { ledger_id: books.ledger('Service revenue').id, is_prepayment: true },
      { ledger_id: books.ledger('Service revenue').id, is_prepayment: false },
    ]);
    expect(
      await balances(
        'Customer deposits',
        'Service revenue',
        'Sales tax payable',
        'Accounts receivable',
        'Deferred revenue',
      ),
    ).toEqual({
      'Customer deposits': 300,
      'Service revenue': 100,
      'Sales tax payable': 8,
      'Accounts receivable': 408,
      'Deferred revenue': 0,
    });
  });

  it('of a bill posts to prepaid expenses', async () => {
    const lines = [line('Rent', { amount: 120, is_prepayment: true }), line('Rent', { amount: 60 })];
    const answer = await call(service, 'POST', `${books.base}/bills`, [bill(lines)]);
    expect(answer.status).toBe(201);
    const [data] = answer.data as unknown as [{ lines: object[] }];
    expect(data.lines).toMatchObject([{ is_prepayment: true }, { is_prepayment: false }]);
    expect(await balances('Prepaid expenses', 'Rent', 'Accounts payable')).toEqual({
      'Prepaid expenses': 120,
      Rent: 60,
      'Accounts payable': 180,
    });
  });

  it('is shown as paid in parts by the cash flow, on what it posts to', async () => {
    const lines = [line('Rent', { amount: 120, is_prepayment: true }), line('Rent', { amount: 60 })];
    const created = await call(service, 'POST', `${books.base}/bills`, [bill(lines)]);
    const [{ id: billId }] = created.data as unknown as [{ id: string }];
    const sent = await call(service, 'POST', `${books.base}/invoice`, invoice());
    const [out = '', rest = '', money = ''] = await books.transactions([
      ['2026-01-10', -90],
      ['2026-02-10', -90],
      ['2026-02-11', 408],
    ]);
    for (const transaction_id of [out, rest])
      await call(service, 'POST', `${books.base}/bill-payment`, { bill_id: billId, transaction_id });
    const paid = { invoice_id: sent.data.id, transaction_id: money };
    expect((await call(service, 'POST', `${books.base}/invoice-payment`, paid)).status).toBe(201);
    expect(await books.cashFlow('2026-01')).toEqual({ 'Prepaid expenses': -60, Rent: -30 });
    expect(await books.cashFlow('2026-02')).toEqual({
      'Prepaid expenses': -60,
      Rent: -30,
      'Customer deposits': 300,
      'Service revenue': 100,
      'Sales tax payable': 8,
    });
    expect(await balances('Accounts payable', 'Accounts receivable')).toEqual({
      'Accounts payable': 0,
      'Accounts receivable': 0,
    });
  });

  it('moves when lines are changed, a draft is opened, and all is voided', async () => {
    const draft = await call(service, 'POST', `${books.base}/invoice`, invoice({ status: 'draft' }));
    const change = (body: object) => call(service, 'PATCH', `${books.base}/invoice/${draft.data.id}`, body);
    expect((await change({ status: 'open' })).status).toBe(200);
    expect(await balances('Customer deposits', 'Service revenue')).toEqual({
      'Customer deposits': 300,
      'Service revenue': 100,
    });
    const [first] = draft.data.lines as { id: string }[];
    const create_lines = [line('Service revenue', { unit_price: 50, is_prepayment: true })];
    expect((await change({ line_changes: { delete_lines: [first?.id], create_lines } })).status).toBe(200);
    expect(await balances('Customer deposits')).toEqual({ 'Customer deposits': 50 });
    expect((await change({ status: 'voided' })).status).toBe(200);
    expect(await balances('Customer deposits', 'Service revenue')).toEqual({
      'Customer deposits': 0,
      'Service revenue': 0,
    });
  });

  it('stays what it is when its ledger is taken out of the cash flow and back', async () => {
    const lines = [line('Rent', { amount: 90, is_prepayment: true })];
    const created = await call(service, 'POST', `${books.base}/bills`, [bill(lines)]);
    const [{ id: billId }] = created.data as unknown as [{ id: string }];
    const [out = ''] = await books.transactions([['2026-01-10', -90]]);
    await call(service, 'POST', `${books.base}/bill-payment`, { bill_id: billId, transaction_id: out });
    const ledger = `${books.base}/ledger/${books.ledger('Prepaid expenses').id}`;
    for (const report_cash_flow of [false, true]) {
      expect((await call(service, 'PATCH', ledger, { report_cash_flow })).status).toBe(200);
      expect(await service.differences()).toEqual([]);
    }
    expect(await books.cashFlow('2026-01')).toEqual({ 'Prepaid expenses': -90 });
  });

  it('does not let its ledger be archived', async () => {
    const ledger = `${books.base}/ledger/${books.ledger('Customer deposits').id}`;
    expect((await call(service, 'PATCH', ledger, { archived: true })).status).toBe(422);
  });

  it.runIf(isInstalled('hledger'))('is exported to books that hledger finds sound, and equal', async () => {
    await call(service, 'POST', `${books.base}/invoice`, invoice());
    await call(service, 'POST', `${books.base}/bills`, [
      bill([line('Rent', { amount: 120, is_prepayment: true })]),
    ]);
    const text = await (await service.request(`${books.base}/export?format=hledger`)).text();
    checkBooks(text, 'hledger');
    const accounts = accountsOf(text, 'hledger');
    const exported = hledgerBalances(text, 'USD').map(
      ([account, amount]) => [accounts.get(account) ?? account, amount] as const,
    );
    const { records } = must(
      await service.client.getTrialBalance({
        parameters: books.parameters,
        query: { end_datetime: '2026-12-31T23:59:59.999Z' },
      }),
    ).data[0] ?? { records: [] };
    const own = records.flatMap(({ ledger_id, debit, credit }) =>
      ledger_id === null
        ? []
        : [
            [ledger_id, numberText(debit)] as const,
            [ledger_id, numberText(credit) === '0' ? '0' : `-${numberText(credit)}`] as const,
          ],
    );
    expect(inUnits(exported, 2)).toEqual(inUnits(own, 2));
    expect(text).toMatch(/Customer deposits/);
  });
});
