import { describe, expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../testing/books';
import { openBooks, openService } from '../testing/open-service';
import { postSmallBooks } from '../testing/small-books';
import { postJournal } from '../testing/text-journal';

const service = openService();
const books = openBooks(service, postSmallBooks);

const path = (report: string) => `/v0/business/${books.business.id}/reports/${report}`;

describe('the reports of the small books', () => {
  it.each([
    [
      'profit-and-loss by fiscal year',
      'profit-and-loss',
      'start_datetime=2024-07-01T00:00:00Z&end_datetime=2026-06-30T23:59:59.999Z&period=year',
    ],
    [
      'balance-sheet by quarter',
      'balance-sheet',
      'start_datetime=2025-01-01T00:00:00Z&end_datetime=2025-12-31T23:59:59.999Z&period=quarter',
    ],
    ['trial-balance in the second year', 'trial-balance', 'end_datetime=2026-06-30T23:59:59.999Z'],
    [
      'cash-flow by fiscal year',
      'cash-flow',
      'start_datetime=2024-07-01T00:00:00Z&end_datetime=2026-06-30T23:59:59.999Z&period=year',
    ],
  ])('%s', async (name, report, query) => {
    const answer = await service.request(`${path(report)}?${query}`, { headers: { accept: 'text/csv' } });
    expect(answer.status).toBe(200);
    const rows = (await answer.text()).split('\r\n').filter((row) => !/^[^,]*(,0\.00)+$|,0\.00,$/.test(row));
    await expect(rows.join('\n')).toMatchFileSnapshot(`golden/${name.replaceAll(' ', '-')}.csv`);
  });
});

describe('profit and loss', () => {
  const query = { start_datetime: '2025-01-01T00:00:00Z', end_datetime: '2026-01-31T23:59:59.999Z' };

  it('sums to one period what it shows by month', async () => {
    const { client } = service;
    const ask = async (period: 'month' | 'all') =>
      must(await client.getProfitAndLoss({ parameters: books.parameters, query: { ...query, period } })).data;
    const months = await ask('month');
    const [all] = await ask('all');
    expect(months.map(({ period }) => period)).toHaveLength(13);
    for (const record of all?.records ?? []) {
      const cents = months.map(({ records }) => records.find(({ key }) => key === record.key)?.total_amount);
      const sum = cents.reduce<number>((total, amount) => total + Math.round(Number(amount) * 100), 0);
      expect([record.name, sum]).toEqual([record.name, Math.round(Number(record.total_amount) * 100)]);
    }
  });
});

describe('a ledger on which all lines were replaced', () => {
  it.each([
    ['whole months', '2026-02-28T23:59:59.999Z'],
    ['a part of a month', '2026-02-20T00:00:00Z'],
  ])('has no entries in a report of %s', async (_, end_datetime) => {
    const { parameters, ledger } = await newBooks(service.client);
    const [entry] = await postJournal(
      service.client,
      { ...books, parameters, ledger },
      `
2026-02-03 Rent, which it was not
  Rent         200.00
  Checking    -200.00
`,
    );
    const line_changes = {
      delete_lines: entry?.line_entries.map((line) => line.id) ?? [],
      create_lines: linesOf(ledger('Software'), ledger('Savings'), 200),
    };
    const changed = { ...parameters, journal_entry_id: entry?.id ?? '' };
    must(await service.client.updateJournalEntry({ parameters: changed, body: { line_changes } }));
    const [trial] = must(await service.client.getTrialBalance({ parameters, query: { end_datetime } })).data;
    const used = trial?.records.filter((record) => record.has_entries).map((record) => record.name);
    expect(used).toEqual(['Savings', 'Software']);
    const balances = must(
      await service.client.listLedgerBalances({ parameters, query: { end_datetime } }),
    ).data;
    expect(balances.map((each) => each.ledger_id)).toEqual([ledger('Savings').id, ledger('Software').id]);
    const query = { start_datetime: '2026-01-01T00:00:00Z', end_datetime };
    const flows = await service.request(
      `/v0/business/${parameters.business_id}/reports/cash-flow?${new URLSearchParams(query)}`,
    );
    const shown = (await flows.text()).match(/"name":"(Rent|Software)"[^{}]*?"has_entries":(true|false)/g);
    expect(shown?.map((text) => /^"name":"(\w+)".*:(\w+)$/.exec(text)?.slice(1).join(' '))).toEqual(
      expect.arrayContaining(['Rent false', 'Software true']),
    );
  });
});

describe('comparison columns of the balance sheet', () => {
  it.each(['month', 'quarter', 'year'] as const)('by %s are the sheets as of each end', async (period) => {
    const { client } = service;
    const { parameters } = books;
    const columns = must(
      await client.getBalanceSheet({
        parameters,
        query: { start_datetime: '2024-11-20T00:00:00Z', end_datetime: '2026-02-10T12:00:00Z', period },
      }),
    ).data;
    expect(columns.at(-1)?.period).toBe('2026-02-10');
    for (const column of columns) {
      const query = { end_datetime: column.end_datetime };
      const [alone] = must(await client.getBalanceSheet({ parameters, query })).data;
      expect(column).toEqual(alone);
    }
  });
});

describe('what is refused', () => {
  it.each([
    ['profit-and-loss', 'end_datetime=2026-01-01T00:00:00Z', '/start_datetime', 'required'],
    ['profit-and-loss', 'start_datetime=2026-01-01T00:00:00Z', '/end_datetime', 'required'],
    [
      'profit-and-loss',
      'start_datetime=2026-02-01T00:00:00Z&end_datetime=2026-01-01T00:00:00Z',
      '/end_datetime',
      'invalid_value',
    ],
    [
      'profit-and-loss',
      'start_datetime=2026-01-01&end_datetime=2026-02-01T00:00:00Z',
      '/start_datetime',
      'invalid_format',
    ],
    [
      'profit-and-loss',
      'start_datetime=0001-01-01T00:00:00Z&end_datetime=9999-01-01T00:00:00Z&period=month',
      '/period',
      'too_many_periods',
    ],
    [
      'profit-and-loss',
      'start_datetime=2026-01-01T00:00:00Z&end_datetime=2026-02-01T00:00:00Z&period=week',
      '/period',
      'invalid_value',
    ],
    ['balance-sheet', 'end_datetime=2026-01-01T00:00:00Z&period=month', '/start_datetime', 'required'],
    [
      'balance-sheet',
      'start_datetime=2027-01-01T00:00:00Z&end_datetime=2026-01-01T00:00:00Z',
      '/end_datetime',
      'invalid_value',
    ],
    [
      'balance-sheet',
      'start_datetime=1800-01-01T00:00:00Z&end_datetime=2026-01-01T00:00:00Z&period=month',
      '/period',
      'too_many_periods',
    ],
    ['trial-balance', '', '/end_datetime', 'required'],
    ['trial-balance', 'end_datetime=2026-01-01T00:00:00Z&period=month', '/period', 'unknown_field'],
    ['trial-balance', 'end_datetime=yesterday', '/end_datetime', 'invalid_format'],
  ])('%s?%s: %s is %s', async (report, query, fault, code) => {
    const answer = await service.request(`${path(report)}?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: expect.arrayContaining([expect.objectContaining({ path: fault, code })]),
    });
  });

  it.each([
    ['end_datetime=2025-01-01T00:00:00Z&start_datetime=2026-01-01T00:00:00Z', 422, 'validation_failed'],
    ['page_size=0', 422, 'validation_failed'],
    ['page_size=101', 422, 'validation_failed'],
    ['page_token=forged', 400, 'invalid_page_token'],
  ])('ledger-statement?%s: %i %s', async (query, status, code) => {
    const answer = await service.request(
      `${path(`ledger-statement/${books.ledger('Checking').id}`)}?${query}`,
    );
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('a statement of a ledger that is malformed, unknown, or of another business is not found', async () => {
    const other = await newBooks(service.client);
    for (const id of ['ldg_x', books.ledger('Checking').id.replace(/.$/, '1'), other.ledger('Checking').id]) {
      const answer = await service.request(path(`ledger-statement/${id}`));
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });

  it("a token of another page's filters does not fit", async () => {
    const parameters = { ...books.parameters, ledger_id: books.ledger('Checking').id };
    const first = must(await service.client.getLedgerStatement({ parameters, query: { page_size: 1 } }));
    const page_token = first.pagination.next_page_token ?? '';
    const elsewhere = { ...parameters, ledger_id: books.ledger('Savings').id };
    const answer = await service.client.getLedgerStatement({ parameters: elsewhere, query: { page_token } });
    expect(answer.ok ? null : answer.problem.code).toBe('invalid_page_token');
  });
});

it('foots beyond what a double can hold', async () => {
  const { client } = service;
  const wide = await newBooks(client);
  const million = Array.from(
    { length: 20 },
    () => `2025-03-01 Much\n  Checking 90071992547409.91\n  Service revenue -90071992547409.91`,
  );
  await postJournal(client, wide, million.join('\n'));
  const answer = await service.request(
    `/v0/business/${wide.business.id}/reports/trial-balance?end_datetime=2025-12-31T23:59:59.999Z`,
  );
  expect(await answer.text()).toContain(
    '"total_debit":1801439850948198.20,"total_credit":1801439850948198.20',
  );
});

it('counts what was posted at the last instant there is', async () => {
  const { client } = service;
  const { parameters, ledger } = await newBooks(client);
  const datetime = '9999-12-31T23:59:59.999Z';
  const lines = linesOf(ledger('Rent'), ledger('Checking'), 3);
  must(await client.createJournalEntry({ parameters, body: { description: 'Late', datetime, lines } }));
  const [balance] = must(
    await client.getTrialBalance({ parameters, query: { end_datetime: datetime } }),
  ).data;
  expect([balance?.total_debit, balance?.total_credit]).toEqual([3, 3]);
  const query = { start_datetime: '9999-12-31T00:00:00Z', end_datetime: datetime };
  const [flow] = must(await client.getCashFlow({ parameters, query })).data;
  expect(flow?.records.at(-1)).toMatchObject({ key: 'ending_cash', total_amount: -3 });
  expect(must(await client.listLedgerBalances({ parameters })).data).toHaveLength(2);
  const rent = { ...parameters, ledger_id: ledger('Rent').id };
  expect(must(await client.getLedgerStatement({ parameters: rent })).data.closing_balance).toBe(3);
});
