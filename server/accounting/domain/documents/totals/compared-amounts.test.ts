import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';
import { comparedAmounts, firstFrom } from './compared-amounts';
import type { LabelledAmount } from './labelled-amounts';

const amount = (
  line: number,
  units: bigint,
  kind: LabelledAmount['kind'] = 'adjustment',
): LabelledAmount => ({
  kind,
  units,
  line,
  at: 0,
  value: '0.00',
  text: '',
  sign: null,
  place: null,
  certainty: 1,
  isLast: true,
  isInSummary: false,
  isTax: false,
  isNoPayment: false,
  isNegative: false,
  isInDoubt: false,
});

describe('the adjustments between two amounts', () => {
  const subtotal = amount(1, 1000n, 'subtotal');
  const total = amount(8, 1030n, 'total');
  const between = (...others: LabelledAmount[]) =>
    comparedAmounts([subtotal, ...others, total]).adjustmentsBetween(subtotal, total);

  it('are those on the lines between them, with each sum that they make', () => {
    const [tax, tip] = [amount(3, 20n), amount(7, 5n)];
    const found = between(amount(1, 7n), tax, amount(4, 9n, 'none'), tip, amount(8, 7n));
    expect(found.amounts).toEqual([tax, tip]);
    expect(found.sums).toEqual([-25n, -20n, -15n, -5n, 0n, 5n, 15n, 20n, 25n]);
  });

  it.each([
    ['none of them', []],
    ['more than are added up', [2, 3, 4, 5, 6].map((line) => amount(line, 20n))],
    ['only one of nothing', [amount(3, 0n)]],
    ['only one that is not the last of its line', [{ ...amount(3, 20n), isLast: false }]],
  ])('are none where there are %s', (_, others) => {
    expect(between(...others)).toEqual({ amounts: [], sums: [0n] });
  });

  it('are none where the one stands above the other', () => {
    const { adjustmentsBetween } = comparedAmounts([subtotal, amount(3, 20n), total]);
    expect(adjustmentsBetween(total, subtotal).amounts).toEqual([]);
  });
});

it('finds the first that is not below a value', () => {
  expect([0, 1, 2, 3, 4].map((value) => firstFrom([1, 3, 3], value))).toEqual([0, 0, 1, 1, 3]);
  expect(firstFrom([], 1n)).toBe(0);
});

it('reads hundreds of totals with adjustments between them in a moment', () => {
  const totals = Array.from({ length: 396 }, (_, at) => `Total ${(1.37 * at + 1).toFixed(2)}`);
  const taxes = ['Tax 1.01', 'Tax 2.03', 'Tax 4.07', 'Tax 8.19'];
  const lines = [...totals.slice(0, 198), ...taxes, ...totals.slice(198)];
  const before = process.cpuUsage();
  readExtraction(lines, {
    businessName: 'Quillfeather Press',
    businessCurrency: 'USD',
    uploadedOn: '2026-06-30',
  });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1500);
});
