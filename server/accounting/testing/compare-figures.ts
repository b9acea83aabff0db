import { expect } from 'vitest';
import type { Client } from '@/lib/client/client';
import { entriesBehind } from '@/lib/contract/drill-down';
import type { Ledger } from '@/lib/contract/ledger';
import type { RecordKey } from '@/lib/contract/record-key';
import { must } from './books';
import { centsOf, figuresOf, sumBehind } from './drill-down';

/** The bounds and columns of a report. */
type ReportQuery = {
  start_datetime: string;
  end_datetime: string;
  period: 'month' | 'quarter' | 'year' | 'all';
};

const inFlight = 8;

const costs: readonly RecordKey[] = ['cost_of_goods_sold', 'operating_expenses', 'other_outflow'];

/**
 * Asserts that every figure of every report equals the sum of the journal entries that its query lists.
 * @returns the names of the figures that are not zero
 */
export async function compareFiguresWithEntries(
  client: Client,
  parameters: { business_id: string },
  asked: ReportQuery,
): Promise<string[]> {
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
  const check = async ({ name, cents, sign, query, ledgerIds }: (typeof figures)[number]) => {
    const key = JSON.stringify([query, ledgerIds]);
    const sum =
      cells.get(key) ?? sumBehind(client, parameters, { ledgers, entityType }, { query, ledgerIds });
    cells.set(key, sum);
    expect([name, sign * (await sum)]).toEqual([name, cents]);
  };
  // There are hundreds: several at once, for the database and the service to work side by side.
  for (let start = 0; start < figures.length; start += inFlight) {
    await Promise.all(figures.slice(start, start + inFlight).map(check));
  }
  return figures.filter(({ cents }) => cents !== 0n).map(({ name }) => name);
}
