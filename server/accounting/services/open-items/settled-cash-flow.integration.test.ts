import { expect, it } from 'vitest';
import type { ItemKind } from '@/lib/contract/item-kind';
import { utcDay } from '@/lib/dates/instant';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

type Line = { id: string; ledger_id: string; debit_credit: string; amount: number };
/** Whatever is dated today. */
const ever = ['2026-01-01', '9998-12-31'] as const;

/** A bill, or an invoice, of 1,000 for the one thing and 3,000 for the other, and what a person does with it. */
async function newItem(kind: ItemKind) {
  const books = await newPayables(service.client);
  const { base, ledger } = books;
  const names = kind === 'bill' ? ['Rent', 'Vehicles'] : ['Service revenue', 'Vehicles'];
  const lines = [1000, 3000].map((amount, at) => ({
    ledger_id: ledger(names[at] ?? '').id,
    ...(kind === 'bill' ? { amount } : { unit_price: amount }),
  }));
  const head = { number: 'A-1', description: '', due_at: '2026-01-05T00:00:00Z', lines };
  const made =
    kind === 'bill'
      ? await call(service, 'POST', `${base}/bills`, [
          {
            ...head,
            business_id: books.business.id,
            vendor_id: books.vendor.id,
            issued_at: '2026-01-05T00:00:00Z',
          },
        ])
      : await call(service, 'POST', `${base}/invoice`, {
          ...head,
          customer_id: books.customer.id,
          sent_at: '2026-01-05T00:00:00Z',
          status: 'open',
        });
  const { id } = [made.data].flat()[0] as { id: string };
  const path = `${base}/${kind === 'bill' ? 'bills' : 'invoice'}/${id}`;
  const read = async () =>
    (await call(service, 'GET', path)).data as unknown as { settlement_entry_id: string; lines: Line[] };
  const change = async (body: object) => {
    const answer = await call(service, 'PATCH', path, body);
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    return answer.data as unknown as { settlement_entry_id: string };
  };
  /** Answers "paid from where?" in the entry with this identifier. */
  const answerIn = async (entryId: string, from: readonly (readonly [name: string, amount: number])[]) => {
    const entry = `${base}/journal-entries/${entryId}`;
    const { line_entries } = (await call(service, 'GET', entry)).data as unknown as { line_entries: Line[] };
    const side = kind === 'bill' ? 'credit' : 'debit';
    const delete_lines = line_entries.flatMap((line) => (line.debit_credit === side ? [line.id] : []));
    const create_lines = from.map(([name, amount]) => ({
      ledger_id: ledger(name).id,
      amount: Math.abs(amount),
      debit_credit: amount > 0 ? side : side === 'debit' ? 'credit' : 'debit',
    }));
    return call(service, 'PATCH', entry, { line_changes: { delete_lines, create_lines } });
  };
  const pay = async (day: string, amount: number) => {
    const [transaction_id = ''] = await books.transactions([[day, kind === 'bill' ? -amount : amount]]);
    const answer = await call(service, 'POST', `${base}/${kind}-payment`, {
      [`${kind}_id`]: id,
      transaction_id,
    });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(201);
  };
  const settled = async (from: Parameters<typeof answerIn>[1]) => {
    const { settlement_entry_id } = await change({ status: 'paid' });
    expect((await answerIn(settlement_entry_id, from)).status).toBe(200);
    return settlement_entry_id;
  };
  const lock = async (through: string) =>
    must(
      await service.client.lockBooks({
        parameters: books.parameters,
        body: { through, confirm_future: true },
      }),
    );
  return { ...books, names, path, read, change, answerIn, pay, settled, lock };
}

/** Cash that the item moved, by ledger; invoices have it the other way round. */
const flows = (kind: ItemKind, amounts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, kind === 'bill' ? -amount : amount]),
  );

it.each<ItemKind>(['bill', 'invoice'])(
  'a %s that is called paid, from a bank ledger, counts on the ledgers of its lines',
  async (kind) => {
    const books = await newItem(kind);
    const [operating = '', investing = ''] = books.names;
    const { settlement_entry_id: id } = await books.change({ status: 'paid' });
    expect(await books.cashFlow(...ever)).toEqual({});
    await books.answerIn(id, [['Savings', 4000]]);
    expect(await books.cashFlow(...ever)).toEqual(flows(kind, { [operating]: 1000, [investing]: 3000 }));
    await books.answerIn(id, [['Member contributions', 4000]]);
    expect(await books.cashFlow(...ever)).toEqual({});
  },
);

it.each<ItemKind>(['bill', 'invoice'])('what was paid of a %s before counts first', async (kind) => {
  const books = await newItem(kind);
  const [operating = '', investing = ''] = books.names;
  await books.pay('2026-01-10', 400);
  await books.settled([['Savings', 3600]]);
  expect(await books.cashFlow('2026-01')).toEqual(flows(kind, { [operating]: 100, [investing]: 300 }));
  expect(await books.cashFlow('2026-02-01', ever[1])).toEqual(
    flows(kind, { [operating]: 900, [investing]: 2700 }),
  );
});

it.each<ItemKind>(['bill', 'invoice'])(
  'what is found to have been paid of a %s before leaves less to the rest, and credit',
  async (kind) => {
    const books = await newItem(kind);
    const [operating = '', investing = ''] = books.names;
    const control = kind === 'bill' ? 'Accounts payable' : 'Accounts receivable';
    await books.settled([['Savings', 4000]]);
    await books.pay('2026-01-10', 400);
    expect(await books.cashFlow('2026-01')).toEqual(flows(kind, { [operating]: 100, [investing]: 300 }));
    expect(await books.cashFlow('2026-02-01', ever[1])).toEqual(
      flows(kind, { [operating]: 900, [investing]: 2700, [control]: 400 }),
    );
  },
);

it.each<ItemKind>(['bill', 'invoice'])(
  'a %s that is opened again, or voided, takes all of it back',
  async (kind) => {
    const books = await newItem(kind);
    const [operating = '', investing = ''] = books.names;
    await books.settled([['Savings', 4000]]);
    await books.change({ status: 'open' });
    expect(await books.cashFlow(...ever)).toEqual({});
    await books.settled([['Savings', 4000]]);
    expect(await books.cashFlow(...ever)).toEqual(flows(kind, { [operating]: 1000, [investing]: 3000 }));
    await books.change({ status: 'voided' });
    expect(await books.cashFlow(...ever)).toEqual({});
  },
);

it.each<ItemKind>(['bill', 'invoice'])('the lines of a %s are edited after it was settled', async (kind) => {
  const books = await newItem(kind);
  const [operating = '', investing = ''] = books.names;
  await books.settled([['Savings', 4000]]);
  const { lines } = await books.read();
  const travel = { ledger_id: books.ledger('Travel').id };
  await books.change({
    line_changes: {
      delete_lines: [lines[1]?.id],
      create_lines: [kind === 'bill' ? { ...travel, amount: 3000 } : { ...travel, unit_price: 3000 }],
    },
  });
  expect(await books.cashFlow(...ever)).toEqual(flows(kind, { [operating]: 1000, Travel: 3000 }));
  expect(investing).toBe('Vehicles');
});

it('what was paid from cash in part counts for as much, and by section, also once a ledger has another', async () => {
  const books = await newItem('bill');
  const put = async (name: string, report_cash_flow: boolean) =>
    must(
      await service.client.updateLedger({
        parameters: { ...books.parameters, ledger_id: books.ledger(name).id },
        body: { report_cash_flow },
      }),
    );
  await books.settled([
    ['Savings', 2000],
    ['Line of credit', 2000],
  ]);
  expect(await books.cashFlow(...ever)).toEqual({ Rent: -500, Vehicles: -1500 });
  await put('Savings', false);
  expect(await books.cashFlow(...ever)).toEqual({});
  await put('Savings', true);
  await books.answerIn((await books.read()).settlement_entry_id, [
    ['Savings', 2000],
    ['Service revenue', 2000],
  ]);
  expect(await books.cashFlow(...ever)).toEqual({ Vehicles: -2000 });
  // Operating now, and in the row of what is not reported separately.
  await put('Vehicles', false);
  expect(await books.cashFlow(...ever)).toEqual({ Rent: -1000, 'Service revenue': 2000 });
});

it('locked books keep what a settlement counted on', async () => {
  const books = await newItem('bill');
  const id = await books.settled([['Savings', 4000]]);
  // Every day that is dated today, in whatever time zone.
  const dayOf = (later: number) => utcDay(new Date(Date.now() + later * 86_400_000));
  await books.lock(dayOf(1));
  const [locked, after] = [['2026-01-01', dayOf(1)] as const, [dayOf(2), dayOf(2)] as const];
  const paid = { Rent: -1000, Vehicles: -3000 };
  expect((await books.answerIn(id, [['Checking', 4000]])).problem).toMatchObject({ code: 'period_locked' });

  await books.change({ status: 'voided' });
  expect([await books.cashFlow(...locked), await books.cashFlow(...after)]).toEqual([
    paid,
    { Rent: 1000, Vehicles: 3000 },
  ]);
  await books.change({ status: 'open' });
  const { lines } = await books.read();
  const changed = await call(service, 'PATCH', books.path, {
    line_changes: { delete_lines: [lines[1]?.id] },
  });
  expect(changed.problem).toMatchObject({ code: 'period_locked' });
  expect(await books.cashFlow(...locked)).toEqual(paid);
});

it('settled again after a payment that came later, it begins where that one ended', async () => {
  const books = await newItem('bill');
  await books.settled([['Savings', 4000]]);
  await books.change({ status: 'open' });
  await books.pay('2026-01-10', 1000);
  expect(await books.cashFlow(...ever)).toEqual({ Rent: -250, Vehicles: -750 });
  await books.settled([['Savings', 3000]]);
  expect(await books.cashFlow(...ever)).toEqual({ Rent: -1000, Vehicles: -3000 });
});
