import { expect, it } from 'vitest';
import { compareLedgers } from './compare-ledgers';

const ledger = (name: string, sortCode: string | null, changes = {}) => ({
  type: 'asset' as const,
  subtype: 'current_asset' as const,
  sort_code: sortCode,
  name,
  ...changes,
});

it('sorts by type, subtype, sort code digit by digit with none last, then name', () => {
  const sorted = [
    ledger('Bank', '1123'),
    ledger('Bank with a longer code', '11230'),
    ledger('Cash', '220'),
    ledger('Till', '220'),
    ledger('Unnumbered A', null),
    ledger('Unnumbered B', null),
    ledger('Machines', '0', { subtype: 'fixed_asset' }),
    ledger('Unknown', '0', { subtype: 'uncategorized_asset' }),
    ledger('Card', '0', { type: 'liability', subtype: 'current_liability' }),
    ledger('Loan', '0', { type: 'liability', subtype: 'long_term_liability' }),
    ledger('Capital', '0', { type: 'equity', subtype: 'contribution' }),
    ledger('Sales', '0', { type: 'revenue', subtype: 'operating_revenue' }),
    ledger('Rent', '0', { type: 'expense', subtype: 'operating_expense' }),
  ];
  expect([...sorted].reverse().sort(compareLedgers)).toEqual(sorted);
});
