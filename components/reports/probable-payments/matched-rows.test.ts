import { expect, it } from 'vitest';
import { isMatched } from './matched-rows';

const row = (ledgerId: string | null, children: ReturnType<typeof leaf>[] = []) => ({ ledgerId, children });
const leaf = (ledgerId: string) => ({ ledgerId, children: [] });
const rows = {
  income: row(null, [leaf('sales'), leaf('uncategorized')]),
  sales: leaf('sales'),
  uncategorized: leaf('uncategorized'),
  costs: row(null, [leaf('rent')]),
  netIncome: row(null),
};
const matched = (...ledgerIds: (string | null)[]) => {
  const is = isMatched(ledgerIds.map((ledger_id) => ({ ledger_id, invoices: 5, bills: 0 })));
  return Object.entries(rows).flatMap(([name, each]) => (is(each) ? [name] : []));
};

it.each([
  [[], ['income', 'sales', 'uncategorized', 'costs', 'netIncome']],
  [['uncategorized'], ['sales', 'costs']],
  [[null], []],
])('with money on %j, the rows that stay are %j', (ledgerIds, names) => {
  expect(matched(...ledgerIds)).toEqual(names);
});
