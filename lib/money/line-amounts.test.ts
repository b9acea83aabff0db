import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactNumber } from '../json';
import { lineAmounts, roundedQuotient } from './line-amounts';

describe('lineAmounts', () => {
  it.each([
    ['one of a price', { unit_price: 12.34 }, [1234n, 0n, 0n]],
    ['half away from zero', { unit_price: 33.335, quantity: 3 }, [10_001n, 0n, 0n]],
    ['a price finer than the currency', { unit_price: 0.000125, quantity: 10_000 }, [125n, 0n, 0n]],
    [
      'discount by rate, tax on the rest',
      { unit_price: 100, discount_rate: 0.1, tax_rate: 0.0825 },
      [10_000n, 1_000n, 743n],
    ],
    [
      'amounts before rates',
      { unit_price: 100, discount_amount: 5, discount_rate: 0.1, tax_amount: 1, tax_rate: 0.2 },
      [10_000n, 500n, 100n],
    ],
    ['all of it as a discount', { unit_price: 1, discount_rate: 1 }, [100n, 100n, 0n]],
    ['what a float would get wrong', { unit_price: 1.005, quantity: 1 }, [101n, 0n, 0n]],
  ])('%s', (_, line, [gross, discount, tax]) => {
    expect(lineAmounts(line, 'USD')).toMatchObject({ ok: true, value: { gross, discount, tax } });
  });

  it('knows currencies without and with three decimals', () => {
    expect(lineAmounts({ unit_price: 1.5 }, 'JPY')).toMatchObject({ value: { gross: 2n } });
    expect(lineAmounts({ unit_price: 1.2345 }, 'KWD')).toMatchObject({ value: { gross: 1_235n } });
  });

  it.each([
    ['no quantity', { unit_price: 1, quantity: 0 }, '/quantity', 'out_of_range'],
    ['a quantity below 0', { unit_price: 1, quantity: -1 }, '/quantity', 'out_of_range'],
    ['a price below 0', { unit_price: -1 }, '/unit_price', 'out_of_range'],
    ['seven decimals', { unit_price: 0.0000001 }, '/unit_price', 'amount_precision'],
    ['a price beyond all', { unit_price: 1e16 }, '/unit_price', 'amount_out_of_range'],
    ['a product beyond all', { unit_price: 9e9, quantity: 9e9 }, '/unit_price', 'amount_out_of_range'],
    ['a percentage for a fraction', { unit_price: 1, tax_rate: 8.25 }, '/tax_rate', 'out_of_range'],
    ['a discount rate below 0', { unit_price: 1, discount_rate: -0.1 }, '/discount_rate', 'out_of_range'],
    [
      'a discount of more than the line',
      { unit_price: 1, discount_amount: 1.01 },
      '/discount_amount',
      'discount_too_large',
    ],
    ['a discount below 0', { unit_price: 1, discount_amount: -1 }, '/discount_amount', 'amount_negative'],
    ['a tax below 0', { unit_price: 1, tax_amount: -1 }, '/tax_amount', 'amount_negative'],
    [
      'a tax finer than the currency',
      { unit_price: 1, tax_amount: 0.001 },
      '/tax_amount',
      'amount_precision',
    ],
    [
      'a tax beyond all',
      { unit_price: 1, tax_amount: new ExactNumber('1e400') },
      '/tax_amount',
      'amount_out_of_range',
    ],
  ])('refuses %s', (_, line, path, code) => {
    expect(lineAmounts(line, 'USD')).toMatchObject({ ok: false, problem: [{ path, code }] });
  });

  it('rounds to within half a unit, the same on both sides of zero', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 20n }), (dividend, divisor) => {
        const off = 2n * (roundedQuotient(dividend, divisor) * divisor - dividend);
        expect(off <= divisor && off >= -divisor).toBe(true);
        expect(roundedQuotient(-dividend, divisor)).toBe(-roundedQuotient(dividend, divisor));
      }),
      { numRuns: 1000 },
    );
    expect(roundedQuotient(5n, 10n)).toBe(1n);
    expect(roundedQuotient(-5n, 10n)).toBe(-1n);
  });
});
