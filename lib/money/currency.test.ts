import { describe, expect, it } from 'vitest';
import { currencyCodes, decimalsOf, isCurrency } from './currency';

describe('the decimals of a currency are those of ISO 4217', () => {
  it.each([
    ['USD', 2],
    ['EUR', 2],
    ['JPY', 0],
    ['CLP', 0],
    ['KWD', 3],
    ['CLF', 4],
    // Intl tells these without their decimals, as prices are commonly printed.
    ['HUF', 2],
    ['IDR', 2],
    ['COP', 2],
    ['PKR', 2],
    ['ALL', 2],
    ['IQD', 3],
  ])('%s has %i', (code, decimals) => {
    expect(decimalsOf(code)).toBe(decimals);
  });
});

it.each(['usd', 'US', 'EURO', 'ZZZ', 'XXX', 'XAU', ''])('%j is no currency', (code) => {
  expect(isCurrency(code)).toBe(false);
});

it('knows what Intl knows, but for what has no minor unit', () => {
  const unknown = Intl.supportedValuesOf('currency').filter((code) => !isCurrency(code));
  expect(unknown.filter((code) => !['XDR', 'XSU'].includes(code))).toEqual([]);
});

it('lists each once, by its code', () => {
  expect(currencyCodes).toEqual([...new Set(currencyCodes)].sort());
  for (const code of currencyCodes) expect(code).toMatch(/^[A-Z]{3}$/);
});
