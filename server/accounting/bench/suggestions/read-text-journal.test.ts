import { expect, it } from 'vitest';
import { readTextJournal } from './read-text-journal';

it('reads a journal of hledger or ledger', () => {
  const book = readTextJournal(`
account assets:bank:checking
; a comment
2026/01/09 * (1042) Corner Grill  ; with a client
    expenses:meals             $1,234.50
    assets:bank:checking
2026-01-03 Salary
    assets:bank:checking        2000.00 USD = 2000.00 USD
    income:salary              -2500.00 USD
    expenses:taxes               500.00 USD
    ; a note
2026-01-04 Set aside
    assets:savings two           $10
    assets:bank:checking        $-10
2026-01-05 Nothing of a bank
    expenses:meals                 1
    equity:opening                -1
`);
  expect(book).toEqual({
    ledgers: ['assets:bank:checking'],
    entries: [
      {
        day: '2026-01-03',
        text: 'Salary',
        account: 'assets:bank:checking',
        amount: 200_000n,
        ledger: 'income:salary',
        splitOver: ['income:salary', 'expenses:taxes'],
        parts: [
          { ledgerId: 'income:salary', units: 250_000n },
          { ledgerId: 'expenses:taxes', units: -50_000n },
        ],
      },
      {
        day: '2026-01-04',
        text: 'Set aside',
        account: 'assets:bank:checking',
        amount: -1000n,
        ledger: 'assets:savings two',
      },
      {
        day: '2026-01-09',
        text: 'Corner Grill',
        account: 'assets:bank:checking',
        amount: -123_450n,
        ledger: 'expenses:meals',
      },
    ],
  });
});

it('reads a journal of beancount', () => {
  const book = readTextJournal(`
2020-01-01 open Assets:Bank USD
2020-01-01 open Expenses:Meals
2026-02-01 balance Assets:Bank 10 USD
2026-02-03 * "Corner Grill" "Lunch" #team
  document: "lunch.pdf"
  Expenses:Meals  12.5 USD
  Assets:Bank -12.50 USD
2026-02-04 txn "Refund"
  Assets:Bank 3 USD
  Expenses:Meals
`);
  expect(book).toEqual({
    ledgers: ['Assets:Bank', 'Expenses:Meals'],
    entries: [
      {
        day: '2026-02-03',
        text: 'Corner Grill Lunch',
        account: 'Assets:Bank',
        amount: -1250n,
        ledger: 'Expenses:Meals',
      },
      { day: '2026-02-04', text: 'Refund', account: 'Assets:Bank', amount: 300n, ledger: 'Expenses:Meals' },
    ],
  });
});
