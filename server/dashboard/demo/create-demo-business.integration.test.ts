import { createLoader } from 'nuqs/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { itemFilters, itemQuery } from '@/components/open-items/item-filters';
import { type ItemState, itemStateOf } from '@/components/open-items/item-state';
import { cashChanges } from '@/components/overview/cash-changes';
import { monthsOfCash } from '@/components/overview/cash-figures';
import { owedRows } from '@/components/overview/owed-rows';
import type { Client } from '@/lib/client/client';
import { endOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber, type JsonNumber } from '@/lib/json';
import { withSearch } from '@/lib/paths';
import { refuse } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import { readOverview } from '../queries/overview';
import { createDemoBusiness } from './create-demo-business';
import { allEvents } from './demo-books';
import { changeOf } from './demo-event';
import { type RunningService, startAccountingService } from './testing/start-accounting-service';

let service: RunningService;
beforeAll(async () => {
  service = await startAccountingService(inject('databaseUrl'));
});
afterAll(() => service.stop());

const today = '2026-11-21';
const lost = refuse({ code: 'unreachable', status: 0, detail: 'The answer was lost.' });

/** A client whose answers are lost from the given write on, and a count of its writes. */
function losing(client: Client, writesBefore: number) {
  const told = { writes: 0 };
  const methods = Object.entries(client).map(([name, method]) => [
    name,
    async (call: object) => {
      const isWrite = !/^(list|get|count)/.test(name);
      if (isWrite && told.writes > writesBefore) return lost;
      const answer: unknown = await Reflect.apply(method, client, [call]);
      if (isWrite) told.writes += 1;
      return isWrite && told.writes > writesBefore ? lost : answer;
    },
  ]);
  return { client: Object.fromEntries(methods) as Client, told };
}

it('completes however often it is cut off, each event once, and then adds nothing', async () => {
  let made = await createDemoBusiness(losing(service.client, 1).client, today);
  let runs = 1;
  for (; !made.ok && runs < 60; runs += 1) {
    made = await createDemoBusiness(losing(service.client, 1).client, '2026-11-22');
  }
  if (!made.ok) throw new Error(made.problem.detail);
  expect(runs).toBeGreaterThan(8);
  const again = losing(service.client, Number.POSITIVE_INFINITY);
  expect(await createDemoBusiness(again.client, today)).toEqual(made);
  expect(again.told.writes).toBe(0);

  const parameters = { business_id: made.value.businessId };
  const entries = await everyPage((page_token) =>
    service.client.listJournalEntries({ parameters, query: { page_token } }),
  );
  if (!entries.ok) throw new Error(entries.problem.detail);
  const events = allEvents({ first: '2024-11-21', last: today });
  // The invoice that was sent by mistake and the bill entered twice have a posting, and one that takes it back.
  expect(entries.value).toHaveLength(events.length + 4);
  const pending = entries.value.filter((entry) => entry.review_status !== 'confirmed');
  expect(pending).toHaveLength(45);
  const withTheOwner = pending.filter((entry) => entry.review_status === 'business_pending');
  expect(withTheOwner.map(({ description }) => description).sort()).toEqual([
    'CHECK 1187',
    'SQ *HARBOR ROW CERAMICS 8842',
  ]);
  const tasks = await service.client.listTasks({ parameters });
  if (!tasks.ok) throw new Error(tasks.problem.detail);
  expect(tasks.value.data.map(({ status, messages }) => [status, messages.length]).sort()).toEqual([
    ['answered', 2],
    ['done', 2],
    ['open', 1],
    ['open', 3],
  ]);
  const methods = pending.map((entry) => entry.categorization_method);
  expect(methods.filter((method) => method === 'similarity').length).toBeGreaterThan(20);
  // Words alone suggest a ledger for some payees that are new: the others ask for one.
  expect(methods.filter((method) => method === 'uncategorized').length).toBeGreaterThan(1);

  const ledgers = await service.client.listLedgers({ parameters });
  if (!ledgers.ok) throw new Error(ledgers.problem.detail);
  const expenses = new Set(
    ledgers.value.data.filter((ledger) => ledger.type === 'expense').map(({ id }) => id),
  );
  const guessed = pending.filter((entry) => entry.categorization_method === 'similarity');
  const asExpense = guessed.flatMap(({ description, line_entries }) =>
    line_entries
      .filter((line) => line.debit_credit === 'credit' && expenses.has(line.ledger_id))
      .map(() => description),
  );
  // What a customer pays is no negative expense, and what pays an invoice is no income a second time.
  expect(asExpense).toEqual([]);
  const fromFestival = pending.filter((entry) => entry.description === 'WIRE IN FJELLSANG FESTIVAL');
  expect(fromFestival.map((entry) => entry.categorization_method)).toEqual(['uncategorized']);
  const query = { end_datetime: `${today}T23:59:59.999Z` };
  const balances = await service.client.listLedgerBalances({ parameters, query });
  if (!balances.ok) throw new Error(balances.problem.detail);
  for (const name of ['Checking', 'Savings', 'Depreciation', 'Computers'] as const) {
    const id = ledgers.value.data.find((ledger) => ledger.name === name)?.id;
    const balance = balances.value.data.find((each) => each.ledger_id === id);
    expect(balance?.resets_each_fiscal_year).toBe(name === 'Depreciation');
    const counted = events.filter(({ day }) => name !== 'Depreciation' || day >= '2026-01-01');
    const cents = counted.reduce((sum, event) => sum + changeOf(event, name), 0n);
    expect(balance?.balance, name).toBe(amountNumber(cents, 2));
  }

  const invoices = await service.client.listInvoices({ parameters, query: {} });
  if (!invoices.ok) throw new Error(invoices.problem.detail);
  const { data } = invoices.value;
  expect(new Set(data.map((invoice) => invoice.status))).toEqual(
    new Set(['draft', 'open', 'paid', 'voided']),
  );
  const isPart = ({ status, total_paid }: (typeof data)[number]) =>
    status === 'open' && Number(total_paid) > 0;
  expect(data.filter(isPart)).toHaveLength(1);
  expect(data.filter((invoice) => Number(invoice.credit_amount) === 150)).toHaveLength(1);

  const bills = await service.client.listBills({ parameters, query: {} });
  if (!bills.ok) throw new Error(bills.problem.detail);
  const statuses = bills.value.data.map((bill) => bill.status);
  expect(new Set(statuses)).toEqual(new Set(['open', 'paid', 'voided']));
  expect(bills.value.data.filter((bill) => bill.status === 'open' && bill.payments.length > 0)).toHaveLength(
    1,
  );
  expect(bills.value.data.filter((bill) => Number(bill.credit_amount) === 50)).toHaveLength(1);
}, 180_000);

describe('the overview of the demo business', () => {
  const units = (amount: JsonNumber) => unitsOfAmount(amount, 'USD');
  const overviewOfDemo = async () => {
    const made = await createDemoBusiness(service.client, today);
    if (!made.ok) throw new Error(made.problem.detail);
    const user = { id: 'usr', email: 'owner@daybook.example', name: 'Owner' };
    const member = { client: service.client, role: 'owner' as const, user };
    const { businessId } = made.value;
    const read = await readOverview(member, businessId, new Date(`${today}T12:00:00Z`));
    if (!read.ok) throw new Error(read.problem.detail);
    return { parameters: { business_id: businessId }, overview: read.value };
  };

  it('has only figures that the entries behind them sum to', async () => {
    const { parameters, overview } = await overviewOfDemo();
    const months = monthsOfCash(overview.cash_flow, 'USD', 'en-US');
    expect(months).toHaveLength(12);
    for (const { entries, inflow, outflow, left } of months) {
      const sums = await Promise.all(
        [entries.inflow, entries.outflow, entries.left].map(async (query) => {
          const sum = await service.client.sumJournalEntries({ parameters, query: query ?? {} });
          if (!sum.ok) throw new Error(sum.problem.detail);
          return units(sum.value.data.debit) - units(sum.value.data.credit);
        }),
      );
      expect(sums).toEqual([-inflow, outflow, left]);
    }
    const accounts = overview.cash_accounts.reduce((sum, { balance }) => sum + units(balance), 0n);
    expect(accounts).toBe(months.at(-1)?.left);
    expect(overview.cash_accounts.map(({ name, kind }) => [name, kind])).toEqual([
      ['Checking', 'bank_account'],
      ['Savings', 'bank_account'],
      ['Credit card', 'credit_card'],
    ]);
  });

  it('calls nothing overdue that was probably paid, and agrees with the balance sheet', async () => {
    const { parameters, overview } = await overviewOfDemo();
    const query = { end_datetime: `${today}T23:59:59.999Z` };
    const ledgers = await service.client.listLedgers({ parameters });
    const balances = await service.client.listLedgerBalances({ parameters, query });
    if (!ledgers.ok || !balances.ok) throw new Error('ledgers and balances expected');
    const balanceOf = (name: string) => {
      const id = ledgers.value.data.find((ledger) => ledger.name === name)?.id;
      return balances.value.data.find((each) => each.ledger_id === id)?.balance ?? 0;
    };
    const { bills, invoices } = overview;
    expect(invoices.amount).toBe(balanceOf('Accounts receivable'));
    expect(bills.amount).toBe(balanceOf('Accounts payable'));
    const open = { parameters, query: { status: 'open' } };
    const [openBills, openInvoices] = [
      await service.client.listBills(open),
      await service.client.listInvoices(open),
    ];
    if (!openBills.ok || !openInvoices.ok) throw new Error('bills and invoices expected');
    const ofAll = [
      { aging: bills, items: openBills.value.data },
      { aging: invoices, items: openInvoices.value.data },
    ];
    for (const { aging, items } of ofAll) {
      const sumOf = (state: ItemState) =>
        items
          .filter((item) => itemStateOf(item, today) === state)
          .reduce((sum, item) => sum + units(item.open_amount), 0n);
      expect(aging.outlook.probably_paid.count).toBeGreaterThan(0);
      expect(units(aging.outlook.probably_paid.amount)).toBe(sumOf('probably paid'));
      expect(units(aging.outlook.overdue.amount)).toBe(sumOf('overdue'));
    }
    // Three deposits came, and each pays one invoice.
    expect(invoices.outlook).toMatchObject({
      overdue: { count: 4, amount: 4670 },
      probably_paid: { count: 3, amount: 18_740 },
    });
  });

  it('opens lists of the bills and invoices whose open amounts its figures sum', async () => {
    const { parameters, overview } = await overviewOfDemo();
    const load = createLoader(itemFilters);
    const kinds = [
      { aging: overview.bills, list: service.client.listBills, party: 'vendor_id' as const },
      { aging: overview.invoices, list: service.client.listInvoices, party: 'customer_id' as const },
    ];
    let listed = 0;
    for (const { aging, list, party } of kinds) {
      const rows = owedRows(aging, 'USD', today);
      expect(rows.reduce((sum, row) => sum + row.units, 0n)).toBe(units(aging.amount));
      for (const { name, units: figure, search } of rows) {
        if (search === null) continue;
        const address = withSearch('http://localhost/', search);
        const query = itemQuery(load(new URL(address).searchParams), party);
        const page = await list({ parameters, query });
        if (!page.ok) throw new Error(page.problem.detail);
        const items: readonly { open_amount: JsonNumber }[] = page.value.data;
        const open = items.reduce((sum, item) => sum + units(item.open_amount), 0n);
        expect([name, open]).toEqual([name, figure]);
        if (name === 'Overdue') expect(items).toHaveLength(aging.outlook.overdue.count);
        listed += items.length;
      }
    }
    expect(listed).toBeGreaterThan(8);
  });

  it('opens what changed most, and the statements of its accounts, at the same figures', async () => {
    const { parameters, overview } = await overviewOfDemo();
    const [now] = overview.cash_flow.slice(-1);
    if (!now || !overview.cash_before) throw new Error('two months of cash expected');
    const changes = cashChanges(now, overview.cash_before, 'USD', overview.probable);
    expect(changes).toHaveLength(5);
    for (const change of changes) {
      const query = change.entries ?? {};
      const sum = await service.client.sumJournalEntries({ parameters, query });
      if (!sum.ok) throw new Error(sum.problem.detail);
      const cash = units(sum.value.data.credit) - units(sum.value.data.debit);
      expect([change.name, cash]).toEqual([change.name, change.isOfBefore ? change.before : change.now]);
    }
    for (const { ledger_id, balance } of overview.cash_accounts) {
      const statement = await service.client.getLedgerStatement({
        parameters: { ...parameters, ledger_id },
        query: { start_datetime: '2026-11-01T00:00:00Z', end_datetime: endOfDay(today) },
      });
      if (!statement.ok) throw new Error(statement.problem.detail);
      const { closing_balance: closing, debit_credit: side } = statement.value.data;
      expect(side === 'debit' ? units(closing) : -units(closing)).toBe(units(balance));
    }
  });
});
