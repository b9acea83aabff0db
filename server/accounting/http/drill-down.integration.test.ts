import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesBehind } from '@/lib/contract/drill-down';
import type { JournalEntryCreate } from '@/lib/contract/journal-entry';
import type { Ledger, LedgerCreate } from '@/lib/contract/ledger';
import type { RecordKey } from '@/lib/contract/record-key';
import { linesOf, must, newBooks } from '../testing/books';
import { partiesOnControl } from '../testing/control-parties';
import { postDividendBooks } from '../testing/dividend-books';
import { centsOf, figuresOf, sumBehind } from '../testing/drill-down';
import { newPayables } from '../testing/payables';
import { postSmallBooks } from '../testing/small-books';
import { startService, type TestService } from '../testing/start-service';
import { postJournal } from '../testing/text-journal';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

type Asked = { start_datetime: string; end_datetime: string; period: 'month' | 'quarter' | 'year' | 'all' };

const costs: readonly RecordKey[] = ['cost_of_goods_sold', 'operating_expenses', 'other_outflow'];

/** Every figure of every report equals the sum of the journal entries that its query lists. */
async function expectFiguresToBeTheirEntries(parameters: { business_id: string }, asked: Asked) {
  const { client } = service;
  const { entity_type: entityType } = must(await client.getBusiness({ parameters })).data;
  const ledgers = new Map(
    must(await client.listLedgers({ parameters })).data.map((each): [string, Ledger] => [each.id, each]),
  );
  const cashFlow = must(await client.getCashFlow({ parameters, query: asked })).data;
  const sheet = must(await client.getBalanceSheet({ parameters, query: asked })).data;
  const result = must(await client.getProfitAndLoss({ parameters, query: asked })).data;
  const trial = must(
    await client.getTrialBalance({ parameters, query: { end_datetime: asked.end_datetime } }),
  ).data;
  const figures = [
    ...cashFlow.flatMap((report) =>
      figuresOf(report, (key) => (key === 'starting_cash' || key === 'ending_cash' ? 1n : -1n)),
    ),
    ...sheet.flatMap((report) => figuresOf(report, (key) => (key === 'assets' ? 1n : -1n))),
    ...result.flatMap((report) => figuresOf(report, (key) => (costs.includes(key) ? 1n : -1n))),
    ...trial.flatMap((report) =>
      report.records.map((record) => ({
        name: `trial balance / ${record.name}`,
        cents: centsOf(record.debit) - centsOf(record.credit),
        sign: 1n,
        query: entriesBehind(report, record, 'itself') ?? {},
        ledgerIds: record.ledger_id === null ? null : [record.ledger_id],
      })),
    ),
  ];
  const cells = new Map<string, Promise<bigint>>();
  for (const { name, cents, sign, query, ledgerIds } of figures) {
    const key = JSON.stringify([query, ledgerIds]);
    const sum =
      cells.get(key) ?? sumBehind(client, parameters, { ledgers, entityType }, { query, ledgerIds });
    cells.set(key, sum);
    expect([name, sign * (await sum)]).toEqual([name, cents]);
  }
  return figures.filter(({ cents }) => cents !== 0n).map(({ name }) => name);
}

describe('every figure is the sum of the entries behind it', () => {
  it('in the small books, by fiscal year', async () => {
    const { parameters } = await postSmallBooks(service.client);
    const names = await expectFiguresToBeTheirEntries(parameters, {
      start_datetime: '2024-07-01T00:00:00Z',
      end_datetime: '2026-06-30T23:59:59.999Z',
      period: 'year',
    });
    expect(names).toEqual(
      expect.arrayContaining([
        '2026 / Starting cash (total)',
        '2026 / Not reported separately (total)',
        '2026 / Net change in cash (total)',
        '2026 / Ending cash (total)',
        '2026-06-30 / Assets / Fixed assets / Property and equipment (total)',
        '2026-06-30 / Assets (total)',
        '2026-06-30 / Assets / Fixed assets (total)',
        '2026-06-30 / Assets / Fixed assets / Property and equipment (itself)',
        '2026-06-30 / Equity (total)',
        "2026-06-30 / Equity / Members' equity, earlier years (total)",
        '2026 / Operating activities (total)',
        '2026 / Operating activities / Operating revenue (total)',
        '2026 / Revenue (total)',
        "2026-06-30 / Equity / Members' equity, earlier years / Net income, earlier years (total)",
        '2026-06-30 / Equity / Net income (total)',
        '2026 / Gross profit (total)',
        '2026 / Operating income (total)',
        '2026 / Net income (total)',
        'trial balance / Net income, earlier years',
      ]),
    );
  });

  it('where a c-corp has paid dividends in several fiscal years, from a ledger and one below it', async () => {
    const { client } = service;
    const { parameters } = await postDividendBooks(client);
    const names = await expectFiguresToBeTheirEntries(parameters, {
      start_datetime: '2023-03-01T00:00:00Z',
      end_datetime: '2026-04-30T23:59:59.999Z',
      period: 'year',
    });
    expect(names).toEqual(
      expect.arrayContaining([
        '2025-02-28 / Equity / Distributions / Dividends (total)',
        '2025-02-28 / Equity / Distributions / Dividends (itself)',
        '2025-02-28 / Equity / Distributions / Dividends / Special dividends (total)',
        '2026-02-28 / Equity / Retained earnings (total)',
        '2026-02-28 / Equity / Retained earnings / Dividends, earlier years (total)',
        'trial balance / Dividends, earlier years',
        'trial balance / Dividends',
      ]),
    );
  });

  it('where payments are looked through to the ledgers of their bills', async () => {
    const { client } = service;
    const books = await newPayables(client);
    const { parameters } = books;
    const [bill] = await books.bills([
      {
        issued: '2026-01-05',
        lines: [
          ['Rent', 100],
          ['Software', 50.01],
        ],
      },
    ]);
    if (!bill) throw new Error('the bill was not made');
    for (const [index, transaction_id] of (
      await books.transactions([
        ['2026-02-03', -60],
        ['2026-03-04', -95],
      ])
    ).entries()) {
      const payment_amount = index === 0 ? 60 : 95;
      must(
        await client.createBillPayment({
          parameters,
          body: { bill_id: bill.id, transaction_id, payment_amount },
        }),
      );
    }
    const names = await expectFiguresToBeTheirEntries(parameters, {
      start_datetime: '2026-01-01T00:00:00Z',
      end_datetime: '2026-04-30T23:59:59.999Z',
      period: 'month',
    });
    expect(names).toEqual(
      expect.arrayContaining([
        '2026-02 / Operating activities / Operating expenses / Rent (total)',
        '2026-03 / Operating activities / Operating expenses / Software (total)',
        '2026-03 / Operating activities / Current liabilities / Accounts payable (total)',
      ]),
    );
  });

  it('where entries mix sections, and loans stand in the groups of what is operating', async () => {
    const { client } = service;
    const books = await newBooks(client);
    const { parameters } = books;
    const credit = books.ledger('Line of credit');
    const body = {
      name: 'Interest owed',
      type: 'liability' as const,
      subtype: 'current_liability' as const,
      debit_credit: 'credit' as const,
      report_cash_flow: true,
      parent_id: credit.id,
    };
    // Below the line of credit in the chart, but no loan itself.
    const interest = must(await client.createLedger({ parameters, body })).data;
    const ledger = (name: string) => (name === interest.name ? interest : books.ledger(name));
    await postJournal(
      client,
      { ...books, ledger },
      `
2026-01-01 Opening balances
  Checking                10000.00
  Accounts receivable      5000.00
  Property and equipment  20000.00
  Accounts payable        -3000.00
  Long-term loans        -12000.00
  Opening balance equity -20000.00
2026-01-20 Draw
  Checking        800.00
  Line of credit -800.00
2026-02-01 Van
  Property and equipment  30000.01
  Long-term loans        -25000.00
  Checking                -5000.01
2026-02-03 Lathe sold
  Checking                   3000.00
  Accumulated depreciation   4000.00
  Loss on sale of assets     3000.00
  Property and equipment   -10000.00
2026-02-05 Interest
  Interest expense   30.00
  Interest owed     -10.00
  Checking          -20.00
2026-02-07 Interest owed paid
  Interest owed    9.00
  Checking        -9.00
`,
    );
    const names = await expectFiguresToBeTheirEntries(parameters, {
      start_datetime: '2026-01-01T00:00:00Z',
      end_datetime: '2026-02-28T23:59:59.999Z',
      period: 'month',
    });
    expect(names).toEqual(
      expect.arrayContaining([
        '2026-01 / Financing activities (total)',
        '2026-01 / Financing activities / Current liabilities (total)',
        '2026-01 / Financing activities / Current liabilities / Line of credit (total)',
        '2026-02 / Operating activities / Current liabilities (total)',
        '2026-02 / Operating activities / Current liabilities / Interest owed (total)',
        '2026-02 / Investing activities / Fixed assets / Property and equipment (itself)',
      ]),
    );
  });

  it('in any books', async () => {
    const { client } = service;
    await fc.assert(
      fc.asyncProperty(
        anyEntries,
        fc.constantFrom('month', 'quarter', 'year', 'all'),
        async (drafts, period) => {
          const books = await newBooks(client, {
            fiscal_year: '06/30',
            entries_start: '2025-02-10T12:00:00Z',
          });
          const { parameters } = books;
          const hidden = {
            subtype: 'other_outflow',
            type: 'expense',
            debit_credit: 'debit',
            report_cash_flow: false,
          } as const;
          const purse = {
            ...hidden,
            type: 'asset',
            subtype: 'current_asset',
            financial_account_type: 'bank_account',
          } as const;
          const added = [
            must(await client.createLedger({ parameters, body: { ...hidden, name: 'Hidden' } })).data,
            must(await client.createLedger({ parameters, body: { ...purse, name: 'Purse' } })).data,
          ];
          const chart = [...books.ledgers, ...added, ...added];
          const parties = await partiesOnControl(client, parameters);
          const body = drafts.map((draft) => entryOf(draft, chart, parties));
          if (body.length > 0) must(await client.bulkCreateJournalEntries({ parameters, body }));
          const asked = {
            start_datetime: '2025-01-20T00:00:00Z',
            end_datetime: '2026-08-15T10:00:00Z',
            period,
          } as const;
          await expectFiguresToBeTheirEntries(parameters, asked);
        },
      ),
      { numRuns: 3, endOnFailure: true },
    );
  }, 240_000);
});

type Draft = {
  hour: number;
  basis: 'all' | 'accrual' | 'cash';
  lines: { at: number; cents: number }[];
  last: number;
};

const anyEntries: fc.Arbitrary<Draft[]> = fc.array(
  fc.record({
    hour: fc.nat(20_000),
    basis: fc.constantFrom('all', 'all', 'accrual', 'cash'),
    lines: fc.array(fc.record({ at: fc.nat(1000), cents: fc.integer({ min: 1, max: 99_999 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    last: fc.nat(1000),
  }),
  { minLength: 10, maxLength: 40 },
);

/** Debits on some ledgers, and what they sum to on a last one; every other draft touches the first, a bank. */
function entryOf(
  { hour, basis, lines, last }: Draft,
  chart: readonly Ledger[],
  parties: Awaited<ReturnType<typeof partiesOnControl>>,
): JournalEntryCreate {
  const on = (at: number) => {
    const ledger = at % 2 === 0 ? chart[0] : chart[at % chart.length];
    return { ledger_id: ledger?.id ?? '', ...parties[ledger?.name ?? ''] };
  };
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return {
    description: 'Any',
    datetime: new Date(Date.UTC(2025, 0, 1) + hour * 3_600_000).toISOString(),
    lines: [
      ...lines.map(({ at, cents }) => ({
        ...on(at),
        debit_credit: 'debit' as const,
        amount: cents / 100,
        basis,
      })),
      { ...on(last), debit_credit: 'credit', amount: total / 100, basis },
    ],
  };
}

/** More ledgers than a query may name: 120 in one group, most of them below one of it, two levels deep. */
async function newWideBooks() {
  const { client } = service;
  const books = await newBooks(client);
  const { parameters } = books;
  const expense = {
    type: 'expense',
    subtype: 'operating_expense',
    debit_credit: 'debit',
    report_cash_flow: true,
  } as const;
  const add = async (body: Partial<LedgerCreate> & { name: string }) =>
    must(await client.createLedger({ parameters, body: { ...expense, ...body } })).data;
  const projects = await add({ name: 'Projects' });
  const years = await add({ name: 'Projects of 2025', parent_id: projects.id });
  const below = [];
  for (let number = 1; number <= 118; number += 1) {
    below.push(
      await add({ name: `Project ${number}`, parent_id: number % 3 === 0 ? projects.id : years.id }),
    );
  }
  // These stand below, too, but in another part of a report: by their own kind, or kept out of the cash flow.
  const apart = await add({ name: 'Bought parts', subtype: 'cost_of_goods_sold', parent_id: projects.id });
  const again = await add({ name: 'Of bought parts', parent_id: apart.id });
  const hidden = await add({ name: 'Hidden', parent_id: projects.id, report_cash_flow: false });
  const ofHidden = await add({ name: 'Below hidden', parent_id: hidden.id });
  const spent = [projects, years, ...below, apart, again, hidden, ofHidden];
  const body = spent.map((ledger, index) => ({
    description: ledger.name,
    datetime: '2026-03-05T00:00:00Z',
    lines: linesOf(ledger, books.ledger('Checking'), index + 1),
  }));
  must(await client.bulkCreateJournalEntries({ parameters, body }));
  return { parameters, projects };
}

it('holds for rows of more ledgers than a query may name', async () => {
  const { parameters, projects } = await newWideBooks();
  const names = await expectFiguresToBeTheirEntries(parameters, {
    start_datetime: '2026-01-01T00:00:00Z',
    end_datetime: '2026-12-31T23:59:59.999Z',
    period: 'all',
  });
  expect(names).toEqual(
    expect.arrayContaining([
      'all / Operating expenses (total)',
      'all / Operating expenses / Projects (total)',
      'all / Operating expenses / Projects (itself)',
      'all / Operating activities / Operating expenses / Projects (total)',
      'all / Operating activities / Operating expenses / Below hidden (total)',
    ]),
  );
  const query = { ledger_id: projects.id, with_children: 'true' } as const;
  const listed = must(await service.client.sumJournalEntries({ parameters, query })).data;
  const own = must(
    await service.client.sumJournalEntries({ parameters, query: { ledger_id: projects.id } }),
  ).data;
  expect([listed, own]).toEqual([
    { debit: 7507, credit: 0 },
    { debit: 1, credit: 0 },
  ]);
}, 240_000);
