import { describe, expect, it } from 'vitest';
import { entry, lines } from '../postings/testing/small-items';
import { asksOfLines, type LineFilter, sumMatching } from './line-filter';

const [rent, costs, bank] = lines('debit rent 60', 'debit costs 40', 'credit bank 100');
if (!rent || !costs || !bank) throw new Error('three lines expected');
const mixed = entry({
  lines: [
    { ...rent, movements: [{ ledgerId: 'sales', amount: -60n }] },
    { ...costs, basis: 'accrual' },
    bank,
  ],
});

describe('sumMatching', () => {
  it.each([
    ['nothing', {}, 100n, 100n],
    ['ledgers', { ledgerIds: ['rent', 'bank'] }, 60n, 100n],
    ['a ledger without lines', { ledgerIds: ['sales'] }, 0n, 0n],
    ['a basis', { bases: ['accrual'] }, 40n, 0n],
    ['a ledger and a basis of one line', { ledgerIds: ['rent'], bases: ['accrual'] }, 0n, 0n],
    ['movements of cash', { cashMovement: true }, 0n, 60n],
    ['movements of cash on a ledger', { cashMovement: true, ledgerIds: ['rent'] }, 0n, 0n],
    [
      'closed ledgers through the instant',
      { ledgerIds: ['bank'], closedLedgers: { ids: ['rent'], through: mixed.datetime } },
      60n,
      100n,
    ],
    [
      'closed ledgers after it',
      { ledgerIds: ['bank'], closedLedgers: { ids: ['rent'], through: '2026-01-09T23:59:59.999Z' } },
      0n,
      100n,
    ],
  ] satisfies [string, LineFilter, bigint, bigint][])('asks for %s', (_, filter, debit, credit) => {
    expect(sumMatching(mixed, filter)).toEqual({ debit, credit });
  });
});

it.each([
  [{}, false],
  [{ cashMovement: false }, false],
  [{ cashMovement: true }, true],
  [{ bases: ['all'] }, true],
  [{ ledgerIds: [] }, true],
] satisfies [LineFilter, boolean][])('%j asks of lines: %s', (filter, expected) => {
  expect(asksOfLines(filter)).toBe(expected);
});
