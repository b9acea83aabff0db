import type { PairPlan, Step } from './history';
import { chosen, partyOn, type SharedBooks } from './shared-books';

type NewLine = {
  ledger_id: string;
  debit_credit: 'debit' | 'credit';
  amount: number;
  basis: PairPlan['basis'];
  vendor_id?: string;
  customer_id?: string;
};

/** The lines as they were drawn, and a last one that balances them. */
export function mixedLines(
  books: SharedBooks,
  { lines, last, basis }: Extract<Step, { kind: 'mix' }>,
): NewLine[] {
  const amounts = lines.map(({ ledger, units }): [string, number] => [
    chosen(books.ledgerIds, ledger),
    units,
  ]);
  return balanced(books, amounts, chosen(books.ledgerIds, last), basis);
}

/** Entries that mix sections of the cash flow, as they occur in real books. Debits are positive. */
export function eventLines(
  books: SharedBooks,
  { event, units }: Extract<Step, { kind: 'event' }>,
): NewLine[] {
  const { ledgerNamed } = books;
  const [a = 1, b = 1, c = 1, d = 1, e = 1] = units;
  const on = (name: string, amount: number): [string, number] => [ledgerNamed(name), amount];
  switch (event) {
    case 'sale of an asset':
      return balanced(
        books,
        [on('Checking', a), on('Accumulated depreciation', b), on('Property and equipment', -(b + c))],
        ledgerNamed('Loss on sale of assets'),
      );
    case 'purchase on credit':
      return balanced(
        books,
        [on('Property and equipment', a + b), on('Rent', c), on('Long-term loans', -a)],
        ledgerNamed('Checking'),
      );
    case 'draw':
      return balanced(books, [on('Checking', a)], ledgerNamed('Line of credit'));
    case 'repayment':
      return balanced(books, [on('Line of credit', a), on('Interest expense', b)], ledgerNamed('Savings'));
    case 'opening':
      return balanced(
        books,
        [
          on('Checking', a),
          on('Accounts receivable', b),
          on('Property and equipment', c),
          on('Accounts payable', -d),
          on('Long-term loans', -e),
        ],
        ledgerNamed('Opening balance equity'),
      );
  }
}

function balanced(
  books: SharedBooks,
  amounts: readonly [ledgerId: string, units: number][],
  last: string,
  basis: PairPlan['basis'] = 'all',
): NewLine[] {
  const rest = -amounts.reduce((sum, [, units]) => sum + units, 0);
  return [...amounts, [last, rest] as const]
    .filter(([, units]) => units !== 0)
    .map(([ledger_id, units]) => ({
      ledger_id,
      debit_credit: units > 0 ? 'debit' : 'credit',
      amount: Math.abs(units) / 100,
      basis,
      ...partyOn(books, ledger_id),
    }));
}
