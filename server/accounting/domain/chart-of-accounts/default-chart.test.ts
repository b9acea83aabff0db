import { describe, expect, it } from 'vitest';
import { type EntityType, entityType } from '@/lib/contract/business';
import { checkLedger } from './check-ledger';
import { compareLedgers } from './compare-ledgers';
import { defaultChart } from './default-chart';
import { wellKnownKeys } from './default-ledger';

const everyType = entityType.options;

describe.each(everyType)('the default chart of a %s', (type) => {
  const chart = defaultChart(type);
  const byKey = new Map(chart.map((ledger) => [ledger.key, { ...ledger, parent_id: ledger.parent_key }]));

  it('has every ledger that the service looks up, each key once', () => {
    expect(byKey.size).toBe(chart.length);
    for (const key of wellKnownKeys) expect(byKey.has(key)).toBe(true);
  });

  it('has one ledger a sort code, and no name twice', () => {
    expect(new Set(chart.map((ledger) => ledger.sort_code)).size).toBe(chart.length);
    expect(new Set(chart.map((ledger) => ledger.name)).size).toBe(chart.length);
  });

  it('passes the rules that every ledger must pass, parents before children', () => {
    const seen = new Set<string>();
    for (const ledger of byKey.values()) {
      expect(checkLedger({ ...ledger, id: null }, byKey)).toEqual([]);
      if (ledger.parent_key !== null) expect(seen.has(ledger.parent_key)).toBe(true);
      seen.add(ledger.key);
    }
  });

  it('numbers ledgers as accountants do', () => {
    const ranges = { asset: /^1/, liability: /^2/, equity: /^3/, revenue: /^[48]/, expense: /^[5678]/ };
    for (const ledger of chart) expect(ledger.sort_code).toMatch(ranges[ledger.type]);
    expect(
      chart.filter((ledger) => ledger.sort_code.startsWith('8')).map((ledger) => ledger.subtype),
    ).toSatisfy((subtypes: string[]) => subtypes.every((subtype) => /^other_(in|out)flow$/.test(subtype)));
  });

  it('stands in report order when sorted, whatever the order before', () => {
    const sorted = [...chart].sort(compareLedgers);
    expect([...chart].reverse().sort(compareLedgers)).toEqual(sorted);
    expect(sorted[0]?.key).toBe('checking');
    expect(sorted.at(-1)?.key).toBe('uncategorized_outflow');
  });

  it('gives contra ledgers the other side', () => {
    const contra = chart.filter(
      (ledger) => (ledger.debit_credit === 'debit') !== ['asset', 'expense'].includes(ledger.type),
    );
    expect(contra.map((ledger) => ledger.key)).toEqual([
      'accumulated_depreciation',
      'accumulated_amortization',
      type === 'c-corp' ? 'dividends' : 'distributions',
      'refunds_and_discounts',
    ]);
  });
});

it.each<[EntityType, string[], string[]]>([
  [
    'c-corp',
    [
      'Common stock',
      'Preferred stock',
      'Additional paid-in capital',
      'Dividends',
      'Income tax',
      'Officer compensation',
    ],
    ['Shareholder distributions'],
  ],
  [
    's-corp',
    ['Common stock', 'Additional paid-in capital', 'Shareholder distributions', 'Officer compensation'],
    ['Preferred stock', 'Income tax', 'Income taxes payable', 'Dividends'],
  ],
  [
    'llc',
    ['Member contributions', 'Member distributions'],
    ['Common stock', 'Officer compensation', 'Income tax'],
  ],
  [
    'partnership',
    ['Partner contributions', 'Partner distributions', 'Guaranteed payments to partners'],
    ['Common stock', 'Officer compensation', 'Income tax'],
  ],
  [
    'sole-prop',
    ['Owner contributions', 'Owner draws'],
    ['Common stock', 'Officer compensation', 'Guaranteed payments to partners', 'Loans from owners'],
  ],
])('a %s has what its owners need and nothing of the others', (type, present, absent) => {
  const names = defaultChart(type).map((ledger) => ledger.name);
  expect(names).toEqual(expect.arrayContaining(present));
  for (const name of absent) expect(names).not.toContain(name);
});
