import type { Client } from '@/lib/client/client';
import { must, newBooks } from './books';
import { postJournal } from './text-journal';

/** A c-corp with fiscal years to the end of February, dividends in each, and profit on both sides of the year ends. */
const dividendJournal = `
2023-03-01 Shares
  Checking                  1000.00
  Common stock             -1000.00
2023-06-01 Sales
  Checking                   800.00
  Service revenue           -800.00
2024-02-29 Dividend, on the last day of a leap February
  Dividends                  100.00
  Checking                  -100.00
2024-03-01 Sales, on the first day of the year
  Checking                   300.00
  Service revenue           -300.00
2025-02-28T23:59:59.999Z Dividends, at the last moment of the fiscal year
  Dividends                   50.00
  Special dividends           20.00
  Checking                   -70.00
2025-03-01 Rent
  Rent                        40.00
  Checking                   -40.00
2025-09-01 Special dividend
  Special dividends           30.00
  Checking                   -30.00
2026-03-15 Dividend
  Dividends                   10.00
  Checking                   -10.00
`;

/** The books of the dividends, posted. */
export async function postDividendBooks(client: Client) {
  const changes = {
    entity_type: 'c-corp',
    fiscal_year: '02/28',
    entries_start: '2023-03-01T00:00:00Z',
  } as const;
  const books = await newBooks(client, changes);
  const special = must(
    await client.createLedger({
      parameters: books.parameters,
      body: {
        name: 'Special dividends',
        type: 'equity',
        subtype: 'distribution',
        debit_credit: 'debit',
        report_cash_flow: true,
        parent_id: books.ledger('Dividends').id,
      },
    }),
  ).data;
  const ledger = (name: string) => (name === special.name ? special : books.ledger(name));
  await postJournal(client, { ...books, ledger }, dividendJournal);
  return { ...books, ledger };
}
