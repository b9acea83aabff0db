import { describe, expect, it } from 'vitest';
import { must, newBooks } from '../testing/books';
import { openService } from '../testing/open-service';

const service = openService();

describe('from a token to two reports', () => {
  it('posts an entry, and cash flow and balance sheet agree on it', async () => {
    const { client } = service;
    const { parameters, ledger } = await newBooks(client);
    const entry = must(
      await client.createJournalEntry({
        parameters,
        body: {
          description: 'SQ *CORNER CAFE 0417',
          datetime: '2026-03-02T12:00:00+02:00',
          lines: [
            { ledger_id: ledger('Checking').id, debit_credit: 'debit', amount: 100.1 },
            { ledger_id: ledger('Service revenue').id, debit_credit: 'credit', amount: 100.1 },
          ],
        },
      }),
    ).data;
    expect(entry).toMatchObject({
      datetime: '2026-03-02T10:00:00.000Z',
      review_status: 'bookkeeper_pending',
    });

    const cash = must(
      await client.getCashFlow({
        parameters,
        query: {
          start_datetime: '2026-01-01T00:00:00Z',
          end_datetime: '2026-12-31T23:59:59.999Z',
          period: 'quarter',
        },
      }),
    ).data;
    const ending = cash.map(({ period, records }) => [period, records.at(-1)?.name, records.at(-1)?.amount]);
    expect(ending).toEqual([
      ['2026-Q1', 'Ending cash', 100.1],
      ['2026-Q2', 'Ending cash', 100.1],
      ['2026-Q3', 'Ending cash', 100.1],
      ['2026-Q4', 'Ending cash', 100.1],
    ]);
    const sheet = must(
      await client.getBalanceSheet({ parameters, query: { end_datetime: '2026-03-02T10:00:00Z' } }),
    ).data;
    expect(sheet[0]?.records.map((record) => [record.name, record.total_amount])).toEqual([
      ['Assets', 100.1],
      ['Liabilities', 0],
      ['Equity', 100.1],
    ]);
    const before = must(
      await client.getBalanceSheet({ parameters, query: { end_datetime: '2026-03-02T09:59:59.999Z' } }),
    ).data;
    expect(before[0]?.records[0]?.total_amount).toBe(0);
  });
});
