import { expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../../testing/books';
import { openService } from '../../testing/open-service';

const service = openService();

it.each(['9999-12-20T00:00:00.000Z', '9999-12-31T23:59:59.998Z'])(
  'leaves what was posted at the last instant out of what ends at %s',
  async (end) => {
    const { client } = service;
    const { parameters, ledger } = await newBooks(client);
    const post = async (datetime: string, amount: number) => {
      const lines = linesOf(ledger('Checking'), ledger('Service revenue'), amount);
      must(await client.createJournalEntry({ parameters, body: { description: 'Late', datetime, lines } }));
    };
    await post('9999-12-05T00:00:00.000Z', 10);
    await post('9999-12-31T23:59:59.999Z', 1000);
    const query = { start_datetime: '9999-12-01T00:00:00.000Z', end_datetime: end };
    const [trial] = must(await client.getTrialBalance({ parameters, query: { end_datetime: end } })).data;
    const [sheet] = must(await client.getBalanceSheet({ parameters, query: { end_datetime: end } })).data;
    const [flow] = must(await client.getCashFlow({ parameters, query })).data;
    const [result] = must(await client.getProfitAndLoss({ parameters, query })).data;
    expect([
      trial?.total_debit,
      sheet?.records.find(({ name }) => name === 'Assets')?.total_amount,
      flow?.records.at(-1)?.total_amount,
      result?.records.at(-1)?.total_amount,
    ]).toEqual([10, 10, 10, 10]);
  },
);
