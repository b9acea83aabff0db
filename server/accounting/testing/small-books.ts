import type { Client } from '@/lib/client/client';
import { must, newBooks } from './books';
import { postJournal } from './text-journal';

/**
 * Two fiscal years (to 30 June) of a small workshop, every special case of the reports once:
 * what lies before the books begin, a contra ledger, a parent with postings of its own, a loss, money between two
 * ledgers of the pool, a ledger kept out of the cash flow, accrual and cash basis, a month with two lines a day.
 */
export const smallJournal = `
2024-12-31 Before the books begin
  Checking                  5000.00
  Opening balance equity   -5000.00
2025-01-15T09:00:00Z The books begin
  Checking                  1000.00
  Member contributions     -1000.00
2025-02-01 Lathe
  Property and equipment     600.00
  Checking                  -600.00
2025-02-03 First sales
  Checking                   450.10
  Service revenue           -450.10
2025-03-31 Wear of the lathe
  Depreciation                50.00 accrual
  Accumulated depreciation   -50.00 accrual
2025-06-30T23:59:59.999Z Rent, at the last moment of the fiscal year
  Rent                       200.00
  Checking                  -200.00
2025-07-01 To savings
  Savings                    300.00
  Checking                  -300.00
2025-07-10 Sales of two clients
  Checking                   120.00
  Checking                    80.00
  Service revenue           -200.00
2025-07-10 Refund
  Refunds and discounts       30.05
  Checking                   -30.05
2025-08-20 Card fees, kept private
  Private                     12.34
  Checking                   -12.34
2025-09-05 Interest
  Savings                      1.21
  Interest income             -1.21
2025-12-31 Owed by a client, known when it is paid
  Accounts receivable         75.00 accrual
  Service revenue            -75.00 accrual
2026-01-02 Paid by the client
  Checking                    75.00 accrual
  Accounts receivable        -75.00 accrual
  Checking                    75.00 cash
  Service revenue            -75.00 cash
`;

/** The small books, posted. */
export async function postSmallBooks(client: Client) {
  const books = await newBooks(client, { fiscal_year: '06/30', entries_start: '2025-01-15T09:00:00Z' });
  const secret = must(
    await client.createLedger({
      parameters: books.parameters,
      body: {
        name: 'Private',
        type: 'expense',
        subtype: 'other_outflow',
        debit_credit: 'debit',
        report_cash_flow: false,
      },
    }),
  ).data;
  const ledger = (name: string) => (name === secret.name ? secret : books.ledger(name));
  await postJournal(client, { ...books, ledger }, smallJournal);
  return { ...books, ledger };
}
