import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleLedger } from '@/components/journal-entries/testing/sample-entry';
import { ledgerSections } from '@/components/ledgers/ledger-tree';
import { monthsOfCash } from '@/components/overview/cash-figures';
import { ledgerBalance } from '@/lib/contract/ledger';
import { dataOf, pagination } from '@/lib/contract/primitives';
import { ledgerStatement, periodReport, trialBalanceReport } from '@/lib/contract/report';
import { parseJson } from '@/lib/json';
import { yearsOfStatement } from '@/lib/statement-years';
import { withClaims } from './balance-sheet/claims-row';
import { lengthOf, sidesOf } from './balance-sheet/composition';
import { cashPoints } from './cash-points';
import { columnOf } from './report-column';
import { reportRows } from './report-rows';
import { resultPoints } from './result-points';
import { resettingSince, sideColumns, trialBalanceRows } from './trial-balance/trial-balance-rows';

/** An answer of the service as its own tests keep it, read by the dashboard's validators. */
function golden<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(new URL(`../../lib/contract/golden/${name}.json`, import.meta.url), 'utf8');
  return schema.parse(parseJson(text));
}

/** The answer with every name lost, as if it were in a language that nobody here reads. */
function nameless<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer), (member, value: unknown) => (member === 'name' ? '—' : value));
}

const periods = dataOf(z.array(periodReport));
const columnsOf = (reports: readonly { period: string }[]) =>
  reports.map(({ period }, index) => columnOf(index, { key: period, title: period }));
const cashFlow = nameless(golden('cash-flow', periods).data);
const result = nameless(golden('profit-and-loss', periods).data);
const sheet = nameless(golden('balance-sheet', periods).data);

describe('what the service answers is found by key, whatever its names', () => {
  it('the points of the cash flow chart', () => {
    const points = cashPoints(
      reportRows(cashFlow, 'USD', () => 'credit'),
      columnsOf(cashFlow),
    );
    expect(points.map(({ title, inflow, outflow, left }) => [title, inflow, outflow, left])).toEqual([
      ['2025', 145_010n, 80_000n, 65_010n],
      ['2026', 27_621n, 4_239n, 88_392n],
    ]);
  });

  it('cash now, money in and money out on the overview', () => {
    const last = monthsOfCash(cashFlow, 'USD', 'en-US').at(-1);
    expect([last?.left, last?.inflow, last?.outflow]).toEqual([88_392n, 27_621n, 4_239n]);
  });

  it('the points of the profit and loss chart', () => {
    const points = resultPoints(
      reportRows(result, 'USD', () => 'credit'),
      columnsOf(result),
    );
    expect(points).toEqual([
      { title: '2025', inflow: 45_010n, outflow: 25_000n, left: 20_010n },
      { title: '2026', inflow: 24_616n, outflow: 1_234n, left: 23_382n },
    ]);
  });

  it('the two sides of the balance sheet, and the sum at its foot', () => {
    const rows = reportRows([...sheet].reverse(), 'USD', () => 'credit');
    const sides = sidesOf(rows, { columns: [1, 0], hasEquityParts: true });
    for (const side of sides) expect([lengthOf(side, 1), lengthOf(side, 0)]).toEqual([143_392n, 120_010n]);
    expect(sides).toHaveLength(2);
    expect(withClaims([...rows].reverse()).at(-1)?.totals).toEqual([143_392n, 120_010n]);
  });
});

describe('what resets each fiscal year', () => {
  it('is told in the trial balance, with the dividends of a c-corp', () => {
    const [small] = golden('trial-balance', dataOf(z.array(trialBalanceReport))).data;
    const [corporation] = golden('trial-balance-of-a-c-corp', dataOf(z.array(trialBalanceReport))).data;
    if (!small || !corporation) throw new Error('a trial balance is missing');
    expect(resettingSince([small])).toEqual({ start: '2025-07-01T00:00:00.000Z', hasDividends: false });
    expect(resettingSince([corporation])).toEqual({ start: '2026-03-01T00:00:00.000Z', hasDividends: true });
    const cells = trialBalanceRows([corporation], 'USD').flatMap((row) =>
      row.hasEntries ? [[row.path, ...sideColumns.map(({ unitsOf }) => unitsOf(row))]] : [],
    );
    expect(cells).toEqual([
      ['/ledger:ldg_checking', 185_000n, null],
      ['/ledger:ldg_dividends', 1_000n, null],
      ['/ledger:ldg_common_stock', null, 100_000n],
      ['/earlier_years_result', null, 106_000n],
      ['/earlier_years_dividends', 20_000n, null],
      ['/total', 206_000n, 206_000n],
    ]);
  });

  it('leaves the dividends of earlier years in retained earnings of the sheet', () => {
    const columns = golden('balance-sheet-of-a-c-corp', periods).data;
    const equity = columns.map(({ period, records }) => {
      const below = records.find(({ key }) => key === 'equity')?.children ?? [];
      const of = (key: string) => below.find((record) => record.key === key)?.total_amount;
      return [period, of('subtype:distribution'), of('retained_earnings'), of('net_income')];
    });
    expect(equity).toEqual([
      ['2024-02-29', -100, 0, 800],
      ['2025-02-28', -70, 700, 300],
      ['2026-02-28', -30, 930, -40],
      ['2026-04-30', -10, 860, 0],
    ]);
  });

  it('ends a fiscal year within a statement', () => {
    const statement = golden(
      'ledger-statement-over-fiscal-years',
      dataOf(ledgerStatement).extend({ pagination }),
    ).data;
    const years = yearsOfStatement(statement.entries, statement.fiscal_year_ends, true);
    expect(
      years.map(({ lines, end }) => [lines.map(({ balance }) => balance), end?.balance ?? null]),
    ).toEqual([
      [[450.1], 450.1],
      [[200, 275], null],
    ]);
    expect(statement).toMatchObject({ opening_balance: 0, total_credit: 725.1, closing_balance: 275 });
  });

  it('is shown in the tree of ledgers as the service gives it', () => {
    const balances = golden('ledger-balances', dataOf(z.array(ledgerBalance))).data;
    const sales = sampleLedger('ldg_service_revenue', {
      name: '—',
      type: 'revenue',
      subtype: 'operating_revenue',
      debit_credit: 'credit',
    });
    const [node] = ledgerSections([sales], balances, 'USD').flatMap((section) => section.nodes);
    expect([node?.total, node?.isYearToDate]).toEqual([27_500n, true]);
  });
});
