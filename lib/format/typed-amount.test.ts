import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestMinorUnits } from '../money/decimal';
import { formatAmount } from './amount';
import { typedAmountFault, unitsAboveZero, unitsOfTyped, withoutCurrency } from './typed-amount';

describe('unitsAboveZero', () => {
  it.each([
    ['', 'Type an amount'],
    ['abc', 'Type an amount, or a sum such as =12*3'],
    ['1.005', 'More decimals than the currency has'],
    ['0', 'Must be more than zero'],
    ['−5', 'Must be more than zero'],
    ['=2-2', 'Must be more than zero'],
  ])('says of "%s": %s', (typed, problem) => {
    expect(unitsAboveZero(typed, 2, 'en-US')).toEqual({ ok: false, problem });
  });

  it('takes a sum that is more', () => {
    expect(unitsAboveZero('=12*3', 2, 'en-US')).toEqual({ ok: true, value: 3600n });
  });
});

it.each([
  ['12.34', 'EUR', 'de-DE', 'Type an amount in EUR, such as 1.234,50'],
  ['12,34', 'CHF', 'de-CH', "Type an amount in CHF, such as 1'234.50"],
  ['€ 5', 'USD', 'en-US', 'Type an amount in USD, such as 1,234.50'],
  ['1,5', 'JPY', 'en-US', 'Type an amount in JPY, such as 1,234'],
  ['five', 'USD', 'en-US', 'Type an amount, or a sum such as =12*3'],
  ['=1.5*2', 'EUR', 'de-DE', 'Type an amount, or a sum such as =12*3'],
])('says of “%s”, in %s and %s: %s', (typed, currency, locale, words) => {
  expect(typedAmountFault('not_a_number', typed, { currency, locale })).toBe(words);
});

describe('unitsOfTyped', () => {
  it.each([
    ['12.34', 'en-US', 1234n],
    [' 1,234.5 ', 'en-US', 123_450n],
    ['(45.00)', 'en-US', -4500n],
    ['−5', 'en-US', -500n],
    ['.5', 'en-US', 50n],
    ['1.234,50', 'de-DE', 123_450n],
    ['1 234,50', 'fr-FR', 123_450n],
    ['1’234.50', 'de-CH', 123_450n],
    ['12,34,567.00', 'en-IN', 123_456_700n],
    ['=19.99*3+5', 'en-US', 6497n],
    ['=100/3', 'en-US', 3333n],
    ['=200/3', 'en-US', 6667n],
    ['=-200/3', 'en-US', -6667n],
    ['=0.005', 'en-US', 1n],
    ['=-0.005', 'en-US', -1n],
    ['=(2+3)*-4', 'en-US', -2000n],
    ['=1,000 + 0.1 + 0.2', 'en-US', 100_030n],
    ['=10-4-3', 'en-US', 300n],
    ['=100/10/2', 'en-US', 500n],
    ['=1.000,50*2', 'de-DE', 200_100n],
    ['=1 000,50*2', 'fr-FR', 200_100n],
  ])('reads %s in %s', (typed, locale, expected) => {
    expect(unitsOfTyped(typed, 2, locale)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['1.234,56', 'en-US', 123_456n],
    ['(1.234,5)', 'en-US', -123_450n],
    ['−1.234.567,89', 'en-US', -123_456_789n],
    ['1 234,56', 'en-US', 123_456n],
    ["1'234.56", 'en-US', 123_456n],
    ['1,234.56', 'de-DE', 123_456n],
    ['1.234,56', 'fr-FR', 123_456n],
  ])('reads %s, which means one thing only, in %s too', (typed, locale, expected) => {
    expect(unitsOfTyped(typed, 2, locale)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['1.234', 'en-US', 'amount_precision'],
    ['1,234', 'de-DE', 'amount_precision'],
    ['1234,56', 'en-US', 'not_a_number'],
    ['1.234,567', 'en-US', 'not_a_number'],
    ['1.23,45', 'en-US', 'not_a_number'],
    ['1.234 567,89', 'en-US', 'not_a_number'],
    ['=1.234,56', 'en-US', 'not_a_number'],
  ])('refuses %s, which may be two amounts or none, in %s: %s', (typed, locale, problem) => {
    expect(unitsOfTyped(typed, 2, locale)).toEqual({ ok: false, problem });
  });

  it.each([
    ['', 'en-US', 'not_a_number'],
    ['twelve', 'en-US', 'not_a_number'],
    ['1,5', 'en-US', 'not_a_number'],
    ['1.5', 'de-DE', 'not_a_number'],
    ['1.2.3', 'en-US', 'not_a_number'],
    ['1e2', 'en-US', 'not_a_number'],
    ['=', 'en-US', 'not_a_number'],
    ['=1+', 'en-US', 'not_a_number'],
    ['=(1', 'en-US', 'not_a_number'],
    ['=1)', 'en-US', 'not_a_number'],
    ['=2 3', 'en-US', 'not_a_number'],
    ['=alert(1)', 'en-US', 'not_a_number'],
    [`=${'1+'.repeat(200)}1`, 'en-US', 'not_a_number'],
    ['=1/0', 'en-US', 'division_by_zero'],
    ['=1/(2-2)', 'en-US', 'division_by_zero'],
    ['0.001', 'en-US', 'amount_precision'],
    ['90071992547409.92', 'en-US', 'amount_out_of_range'],
    ['=90071992547409.91*2', 'en-US', 'amount_out_of_range'],
  ])('refuses %s in %s: %s', (typed, locale, problem) => {
    expect(unitsOfTyped(typed, 2, locale)).toEqual({ ok: false, problem });
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'sv-SE', 'en-IN'])(
    'reads back every amount that is shown in %s',
    (locale) => {
      fc.assert(
        fc.property(fc.bigInt({ min: -largestMinorUnits, max: largestMinorUnits }), (units) => {
          const shown = formatAmount(units, 'USD', locale);
          expect(unitsOfTyped(shown, 2, locale)).toEqual({ ok: true, value: units });
        }),
      );
    },
  );
});

describe('withoutCurrency', () => {
  it.each([
    ['$ 5', 'USD', 'en-US', '5'],
    ['-$5.00', 'USD', 'en-US', '-5.00'],
    ['($ 5.00)', 'USD', 'en-US', '(5.00)'],
    ['usd 9', 'USD', 'en-US', '9'],
    ['9 USD', 'USD', 'en-US', '9'],
    ['1.234,56 €', 'EUR', 'de-DE', '1.234,56'],
    ['€ 3', 'USD', 'en-US', '€ 3'],
    ['12.50', 'USD', 'en-US', '12.50'],
    ['five', 'USD', 'en-US', 'five'],
  ])('of %s in books in %s, %s, is %s', (typed, currency, locale, expected) => {
    expect(withoutCurrency(typed, currency, locale)).toBe(expected);
  });
});
