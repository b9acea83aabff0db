import { describe, expect, it } from 'vitest';
import { must, newBooks } from '../testing/books';
import { compareFiguresWithEntries } from '../testing/compare-figures';
import { postDividendBooks } from '../testing/dividend-books';
import { openService } from '../testing/open-service';
import { newPayables } from '../testing/payables';
import { postSmallBooks } from '../testing/small-books';
import { postJournal } from '../testing/text-journal';

const service = openService();

describe('every figure is the sum of the entries behind it', () => {
  it('in the small books, by fiscal year', async () => {
    const { parameters } = await postSmallBooks(service.client);
    const names = await compareFiguresWithEntries(service.client, parameters, {
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
    const names = await compareFiguresWithEntries(service.client, parameters, {
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
    const names = await compareFiguresWithEntries(service.client, parameters, {
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
    const names = await compareFiguresWithEntries(service.client, parameters, {
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
});
