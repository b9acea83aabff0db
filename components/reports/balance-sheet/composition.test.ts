import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportRow, RowKey } from '../report-rows';
import { lengthOf, sidesOf } from './composition';

const row = (name: string, totals: bigint[], children: ReportRow[] = [], key?: RowKey): ReportRow => ({
  path: `/${name}`,
  key: key ?? `ledger:${name}`,
  name,
  ledgerId: null,
  totals,
  entries: totals.map(() => null),
  side: 'debit',
  hasEntries: true,
  children,
});

/** On two days: the first with a profit, the second with more taken out than was ever earned. */
const sheet = [
  row('What is owed', [30n, 130n], [row('Loans', [40n, 130n]), row('Card', [-10n, 0n])], 'liabilities'),
  row(
    'What there is',
    [90n, 100n],
    [row('Cash', [90n, 120n]), row('Till', [0n, -20n]), row('Nothing', [0n, 0n])],
    'assets',
  ),
  row(
    'Whose it is',
    [60n, -30n],
    [
      row('Capital', [50n, 50n]),
      row('Drawings', [-5n, -90n], [], 'subtype:distribution'),
      row('Net income', [15n, 10n], [], 'net_income'),
    ],
    'equity',
  ),
];

const shown = (hasEquityParts: boolean, columns = [0, 1]) =>
  sidesOf(sheet, { columns, hasEquityParts }).map(({ bands }) =>
    bands.map(({ name, units }) => `${name} ${units.join(' ')}`),
  );

describe('sidesOf', () => {
  it('has equity as one piece, and on the other side what is below zero, by its own name', () => {
    expect(shown(false)).toEqual([
      ['Cash 90 120', 'Card: paid ahead 10 0', 'Owed beyond what you own 0 30'],
      ['Loans 40 130', 'Yours 60 0', 'Till: below zero 0 20'],
    ]);
  });

  it('has the parts of equity on demand: what was taken out lengthens both sides', () => {
    expect(shown(true)).toEqual([
      ['Cash 90 120', 'Card: paid ahead 10 0', 'Taken out 5 90'],
      ['Loans 40 130', 'Capital 50 50', 'Net income 15 10', 'Till: below zero 0 20'],
    ]);
  });

  it('has the days that it is asked for', () => {
    expect(shown(false, [1])[0]).toEqual(['Cash 120', 'Owed beyond what you own 30']);
  });

  it('is nothing where there is no sheet', () => {
    expect(sidesOf([], { columns: [0], hasEquityParts: false })).toEqual([]);
  });

  it('is equally long on both sides, whatever is negative', () => {
    const amounts = fc.array(fc.bigInt(-1000n, 1000n), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.boolean(), (owed, equity, own, hasEquityParts) => {
        const sum = (parts: readonly bigint[]) => parts.reduce((total, each) => total + each, 0n);
        const rest = sum(owed) + sum(equity) - sum(own);
        const section = (key: RowKey, parts: readonly bigint[]) =>
          row(
            key,
            [sum(parts)],
            parts.map((units, index) => row(`${key} ${index}`, [units])),
            key,
          );
        const rows = [
          section('assets', [...own, rest]),
          section('liabilities', owed),
          section('equity', equity),
        ];
        const [left, right] = sidesOf(rows, { columns: [0], hasEquityParts });
        if (!left || !right) throw new Error('two sides expected');
        expect(lengthOf(left, 0)).toBe(lengthOf(right, 0));
        for (const { units } of [...left.bands, ...right.bands]) expect(units[0] ?? -1n).toBeGreaterThan(0n);
      }),
    );
  });
});
