import { describe, expect, it } from 'vitest';
import type { ReportRow } from '../report-rows';
import { compositions, segmentsOf } from './composition';

const row = (name: string, total: bigint, children: ReportRow[] = []): ReportRow => ({
  path: `/${name}`,
  key: `ledger:${name}`,
  name,
  ledgerId: null,
  totals: [total],
  entries: [null],
  side: 'debit',
  hasEntries: true,
  children,
});

const sheet = [
  { ...row('What is owed', 130n, [row('Loans', 130n)]), key: 'liabilities' as const },
  {
    ...row('What there is', 100n, [row('Cash', 120n), row('Wear', -20n), row('Nothing', 0n)]),
    key: 'assets' as const,
  },
  { ...row('Whose it is', -30n, [row('Capital', 10n), row('Losses', -40n)]), key: 'equity' as const },
];

describe('compositions', () => {
  it('has two sides of one total, without empty parts', () => {
    const sides = compositions(sheet, 0);
    expect(sides.map(({ name, total, parts }) => [name, total, parts.map((part) => part.name)])).toEqual([
      ['Assets', 100n, ['Cash', 'Wear']],
      ['Liabilities and equity', 100n, ['Loans', 'Capital', 'Losses']],
    ]);
  });

  it('is nothing where there is no sheet', () => {
    expect(compositions([], 0)).toEqual([]);
  });
});

describe('segmentsOf', () => {
  it('puts what is negative to the left of zero', () => {
    const { zero, sides } = segmentsOf(compositions(sheet, 0));
    expect(zero).toBeCloseTo((40 / 180) * 100, 3);
    expect(
      sides.map((side) => side.map(({ name, start, width }) => [name, rounded(start), rounded(width)])),
    ).toEqual([
      [
        ['Cash', 22.22, 66.67],
        ['Wear', 11.11, 11.11],
      ],
      [
        ['Loans', 22.22, 72.22],
        ['Capital', 94.44, 5.56],
        ['Losses', 0, 22.22],
      ],
    ]);
  });

  it('draws nothing where everything is 0', () => {
    expect(segmentsOf([{ name: 'Assets', total: 0n, parts: [] }])).toEqual({ zero: 0, sides: [[]] });
  });
});

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
