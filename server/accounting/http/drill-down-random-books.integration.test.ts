import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JournalEntryCreate } from '@/lib/contract/journal-entry';
import type { Ledger, LedgerCreate } from '@/lib/contract/ledger';
import { linesOf, must, newBooks } from '../testing/books';
import { compareFiguresWithEntries } from '../testing/compare-figures';
import { partiesOnControl } from '../testing/control-parties';
import { openService } from '../testing/open-service';

const service = openService();

/**
 * From within a month to within another. By the month eight of the twenty are asked for, others in each run: each is
 * hundreds of requests.
 */
function boundsOf(period: 'month' | 'quarter' | 'year' | 'all', first: number) {
  const [start, end] = period === 'month' ? [first, first + 7] : [0, 19];
  return {
    start_datetime: new Date(Date.UTC(2025, start, 20)).toISOString(),
    end_datetime: new Date(Date.UTC(2025, end, 15, 10)).toISOString(),
    period,
  };
}

describe('every figure is the sum of the entries behind it', () => {
  it('in any books', async () => {
    const { client } = service;
    await fc.assert(
      fc.asyncProperty(
        anyEntries,
        fc.constantFrom('month', 'quarter', 'year', 'all'),
        fc.nat(12),
        async (drafts, period, first) => {
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
          await compareFiguresWithEntries(service.client, parameters, boundsOf(period, first));
        },
      ),
      { numRuns: 3, endOnFailure: true },
    );
  }, 480_000);
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
  const names = await compareFiguresWithEntries(service.client, parameters, {
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
}, 480_000);
