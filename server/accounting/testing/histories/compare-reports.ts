import { expect } from 'vitest';
import type { Client } from '@/lib/client/client';
import type { LedgerStatement, ReportRecord } from '@/lib/contract/report';
import { type JsonNumber, numberText } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';
import { must } from '../books';
import { fiscalYearOf } from './expected-periods';
import {
  type Asked,
  expectedBalanceSheet,
  expectedCashFlow,
  expectedProfitAndLoss,
  expectedStatement,
  expectedTrialBalance,
  type Figures,
} from './expected-reports';
import type { RawBooks } from './raw-books';

type InBusiness = { business_id: string };
type Comparison = {
  fiscalYear: string;
  moments: readonly string[];
  spans: readonly (readonly [string, string])[];
  ledgerIds: readonly string[];
};

const cuts = ['month', 'quarter', 'year', 'all'] as const;

/** Holds every report of the books, at these instants and between these, to sums over the lines themselves. */
export async function compareReports(
  client: Client,
  parameters: InBusiness,
  raw: RawBooks,
  { fiscalYear, moments, spans, ledgerIds }: Comparison,
): Promise<void> {
  for (const end of moments) await compareStandings(client, parameters, raw, end, fiscalYear);
  for (const [one, other] of spans) {
    const [start, end] = one < other ? [one, other] : [other, one];
    for (const cut of cuts) {
      const asked = { start, end, cut, fiscalYear };
      await compareCashFlow(client, parameters, raw, asked);
      await compareProfitAndLoss(client, parameters, raw, asked);
      await compareColumns(client, parameters, raw, asked);
    }
    const asked = { start, end, fiscalYear };
    for (const ledgerId of ledgerIds) await compareStatement(client, parameters, raw, ledgerId, asked);
  }
}

async function compareStandings(
  client: Client,
  parameters: InBusiness,
  raw: RawBooks,
  end: string,
  fiscalYear: string,
) {
  const query = { end_datetime: end };
  const [sheet] = must(await client.getBalanceSheet({ parameters, query })).data;
  expect(figuresOf(sheet?.records ?? []), `balance sheet as of ${end}`).toEqual(
    withoutZeros(expectedBalanceSheet(raw, end, fiscalYear)),
  );
  const [trial] = must(await client.getTrialBalance({ parameters, query })).data;
  const net = (trial?.records ?? []).map(({ ledger_id, key, debit, credit }) => [
    ledger_id ?? key,
    unitsOf(debit) - unitsOf(credit),
  ]);
  expect(withoutZeros(Object.fromEntries(net)), `trial balance as of ${end}`).toEqual(
    withoutZeros(expectedTrialBalance(raw, end, fiscalYear)),
  );
  expect(trial?.total_debit).toEqual(trial?.total_credit);
  const balances = must(await client.listLedgerBalances({ parameters, query })).data.map((each) => {
    const units = unitsOf(each.balance);
    return [each.ledger_id, raw.ledgers.get(each.ledger_id)?.side === 'debit' ? units : -units];
  });
  const { earlier_years_result: _, ...ofLedgers } = expectedTrialBalance(raw, end, fiscalYear);
  expect(withoutZeros(Object.fromEntries(balances)), `balances as of ${end}`).toEqual(
    withoutZeros(ofLedgers),
  );
}

/** The balance sheet in columns: each as of the end of its period. */
async function compareColumns(client: Client, parameters: InBusiness, raw: RawBooks, asked: Asked) {
  const query = { start_datetime: asked.start, end_datetime: asked.end, period: asked.cut };
  for (const { records, end_datetime: end, period } of must(
    await client.getBalanceSheet({ parameters, query }),
  ).data) {
    expect(figuresOf(records), `balance sheet ${period} of ${JSON.stringify(asked)}`).toEqual(
      withoutZeros(expectedBalanceSheet(raw, end, asked.fiscalYear)),
    );
  }
}

async function compareProfitAndLoss(client: Client, parameters: InBusiness, raw: RawBooks, asked: Asked) {
  const query = { start_datetime: asked.start, end_datetime: asked.end, period: asked.cut };
  const expected = expectedProfitAndLoss(raw, asked);
  for (const { period, records } of must(await client.getProfitAndLoss({ parameters, query })).data) {
    expect(figuresOf(records), `profit and loss ${period} of ${JSON.stringify(asked)}`).toEqual(
      withoutZeros(expected.get(period) ?? {}),
    );
    expected.delete(period);
  }
  expect([...expected.keys()], 'periods that are not shown').toEqual([]);
}

async function compareCashFlow(client: Client, parameters: InBusiness, raw: RawBooks, asked: Asked) {
  const query = { start_datetime: asked.start, end_datetime: asked.end, period: asked.cut };
  const expected = expectedCashFlow(raw, asked);
  let cash = expected.startingCash;
  for (const { period, records } of must(await client.getCashFlow({ parameters, query })).data) {
    const about = `cash flow ${period} of ${JSON.stringify(asked)}`;
    const own = expected.periods.get(period) ?? {};
    const sections = records.filter(({ key }) => key.endsWith('_activities'));
    const totals = sections.map(({ key, total_amount: total }) => [key, unitsOf(total)] as const);
    const { starting_cash: starting = 0n, ending_cash: ending = 0n, ...figures } = figuresOf(records);
    const rest = withoutZeros({ ...figures, ...Object.fromEntries(totals) });
    expect([starting, ending], about).toEqual([cash, cash + (own.net_change_in_cash ?? 0n)]);
    expect(rest, about).toEqual(withoutZeros(own));
    cash = ending;
    expected.periods.delete(period);
  }
  expect([...expected.periods.keys()], 'periods that are not shown').toEqual([]);
}

/** Line by line, in pages: each line of the ledger once, in time order, its balance the one before and its amount. */
async function compareStatement(
  client: Client,
  parameters: InBusiness,
  raw: RawBooks,
  ledgerId: string,
  asked: Omit<Asked, 'cut'>,
) {
  const { start, end } = asked;
  const about = `statement of ${ledgerId} from ${start} to ${end}`;
  const sign = raw.ledgers.get(ledgerId)?.side === 'debit' ? 1n : -1n;
  const expected = expectedStatement(raw, ledgerId, sign, asked);
  const { lines: inside, opening, closing } = expected;
  const seen: string[] = [];
  let balance = opening;
  let year = fiscalYearOf(start, asked.fiscalYear);
  let instant = '';
  for (let token: string | null | undefined; token !== null; ) {
    const query = {
      start_datetime: start,
      end_datetime: end,
      page_size: 7,
      ...(token ? { page_token: token } : {}),
    };
    const at = { parameters: { ...parameters, ledger_id: ledgerId }, query };
    const page = must(await client.getLedgerStatement(at));
    expect(boundsOf(page.data), about).toEqual({
      opening,
      debit: sum(inside.filter(({ debit }) => debit > 0n).map(({ debit }) => debit)),
      credit: -sum(inside.filter(({ debit }) => debit < 0n).map(({ debit }) => debit)),
      closing,
      yearEnds: expected.yearEnds,
    });
    for (const entry of page.data.entries) {
      const debit = unitsOf(entry.amount) * (entry.debit_credit === 'debit' ? 1n : -1n);
      const entryYear = fiscalYearOf(entry.datetime, asked.fiscalYear);
      if (page.data.resets_each_fiscal_year && entryYear !== year) balance = 0n;
      year = entryYear;
      balance += sign * debit;
      expect([unitsOf(entry.balance), entry.datetime >= instant], about).toEqual([balance, true]);
      instant = entry.datetime;
      seen.push(`${entry.line_entry_id} ${debit}`);
    }
    token = page.pagination.next_page_token;
  }
  expect(seen.sort(), about).toEqual(inside.map(({ id, debit }) => `${id} ${debit}`).sort());
}

function boundsOf(statement: LedgerStatement) {
  return {
    opening: unitsOf(statement.opening_balance),
    debit: unitsOf(statement.total_debit),
    credit: unitsOf(statement.total_credit),
    closing: unitsOf(statement.closing_balance),
    yearEnds: Object.fromEntries(
      statement.fiscal_year_ends.map((year) => [year.period, unitsOf(year.balance)]),
    ),
  };
}

/** What each ledger's row and each computed row says, in minor units of USD; none that says zero. */
export function figuresOf(records: readonly ReportRecord[]): Figures {
  const figures: Figures = {};
  const take = (record: ReportRecord) => {
    figures[record.ledger_id ?? record.key] = unitsOf(record.amount);
    record.children.forEach(take);
  };
  records.forEach(take);
  return withoutZeros(figures);
}

export function unitsOf(amount: JsonNumber): bigint {
  const units = minorUnitsOf(numberText(amount), 2);
  if (!units.ok) throw new Error(units.problem);
  return units.value;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

export const withoutZeros = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0n));
