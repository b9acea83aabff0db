import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/lib/format/amount';
import { offeredLocales } from '@/lib/format/locales';
import { searchTerms, searchWords } from './search-terms';

describe('searchTerms', () => {
  it.each<[string, string[]]>([
    ['figma  inc', ['figma', 'inc']],
    ['"office depot" 44.89', ['office depot', '44.89']],
    ['"open quote', ['open quote']],
    ['rent rent', ['rent']],
    ['  ""  ', []],
    ['rent 12 345,50 march', ['rent', '12 345,50', 'march']],
    ['rent 12\u00a0345', ['rent', '12 345']],
    ['(12\u202f345,50)', ['(12 345,50)']],
    ['1 200', ['1 200']],
    ['unit 1 200', ['unit', '1', '200']],
    ['gate 12 450.00', ['gate', '12', '450.00']],
    ['12 345,50 678', ['12 345,50', '678']],
    ['2026 100', ['2026', '100']],
    ['12 34', ['12', '34']],
    ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j k l']],
  ])('of %j are %j', (search, texts) => {
    expect(searchTerms(search, 2).map(({ text }) => text)).toEqual(texts);
  });

  it.each<[string, number, bigint | null]>([
    ['44.89', 2, 4489n],
    ['44,89', 2, 4489n],
    ['44.9', 2, 4490n],
    ['1,200', 2, 120_000n],
    ['1.200', 2, 120_000n],
    ['1,200.50', 2, 120_050n],
    ['1.200,50', 2, 120_050n],
    ["1'200.50", 2, 120_050n],
    ['12,345,678', 2, 1_234_567_800n],
    ['1200', 2, 120_000n],
    ['$1,200', 2, 120_000n],
    ['-$75', 2, 7500n],
    ['€75.00', 2, 7500n],
    ['(75.00)', 2, 7500n],
    ['−75', 2, 7500n],
    ['75.', 2, 7500n],
    ['1200', 0, 1200n],
    ['1,200', 0, 1200n],
    ['1.234', 3, 1234n],
    ['0.00', 2, null],
    ['12,34,56', 2, null],
    ['12,34,567.50', 2, 123_456_750n],
    ['1,00,000', 2, 10_000_000n],
    ['123,45,678', 2, null],
    ['12 345,50', 2, 1_234_550n],
    ['−12\u00a0345,50', 2, 1_234_550n],
    ['($12 345.50)', 2, 1_234_550n],
    ['"12 345,50"', 2, 1_234_550n],
    ['12\u202f345', 0, 12_345n],
    ['1 234,567', 3, 1_234_567n],
    ['4010a', 2, null],
    ['#4711', 2, null],
    ['2026-01-31', 2, null],
    ['99999999999999999999', 2, null],
    ['.', 2, null],
  ])('the amount in %s with %i decimals is %s', (search, decimals, amount) => {
    expect(searchTerms(search, decimals)[0]?.amount).toBe(amount);
  });

  it.each<[string, string[], bigint | null]>([
    ['44,89 €', ['44,89'], 4489n],
    ['44.89€', ['44.89'], 4489n],
    ['$ 44.89', ['44.89'], 4489n],
    ['-$ 44.89', ['-44.89'], 4489n],
    ['44.89 EUR', ['44.89'], 4489n],
    ['eur 44.89', ['44.89'], 4489n],
    ['EUR44.89', ['44.89'], 4489n],
    ['12 345,50 €', ['12 345,50'], 1_234_550n],
    ['€ 12 345,50', ['12 345,50'], 1_234_550n],
    ['44.89-', ['44.89-'], 4489n],
    ['44,89- €', ['44,89-'], 4489n],
    ['12 345,50-', ['12 345,50-'], 1_234_550n],
    ['44 € rent', ['44', 'rent'], 4400n],
    ['44.89 USD', ['44.89', 'USD'], 4489n],
    ['"44.89 EUR"', ['44.89 EUR'], null],
    ['EUR transfer', ['EUR', 'transfer'], null],
    ['€', ['€'], null],
  ])('the currency beside the figure in %j is part of it', (search, texts, amount) => {
    const terms = searchTerms(search, 2, 'EUR');
    expect(terms.map(({ text }) => text)).toEqual(texts);
    expect(terms[0]?.amount).toBe(amount);
  });

  it.each([
    ['50 €', true],
    ['€ 50', true],
    ['EUR 50', true],
    ['50', undefined],
    // As it stands, it is the beginning of no code.
    ['€50', undefined],
  ])('%j is the code of no ledger: %s', (search, isMoney) => {
    expect(searchTerms(search, 2, 'EUR')).toMatchObject([{ amount: 5000n, ...(isMoney && { isMoney }) }]);
    expect(searchTerms(search, 2, 'EUR')[0]?.isMoney).toBe(isMoney);
  });

  it('stay as they are typed: they are sought in each form of their accents', () => {
    expect(searchTerms('Cafe\u0301', 2)[0]?.text).toBe('Cafe\u0301');
    expect(searchTerms('\u095c\u0915\u0930', 2)[0]?.text).toBe('\u095c\u0915\u0930');
  });

  it.each(offeredLocales)('finds an amount copied from the screen in %s', (locale) => {
    for (const units of [5n, 4489n, 120_000n, 1_234_550n, 123_456_750n, 1_234_567_890n])
      for (const signed of [units, -units])
        for (const [currency, decimals] of [
          ['USD', 2],
          ['JPY', 0],
          ['KWD', 3],
        ] as const) {
          const shown = formatAmount(signed, currency, locale);
          // Some browsers copy every blank as the usual one.
          for (const copied of [shown, shown.replace(/\s/g, ' ')])
            expect(searchTerms(copied, decimals), copied).toMatchObject([{ amount: units }]);
        }
  });
});

it('the words of a search are not joined to amounts', () => {
  expect(searchWords('rent 12\u00a0345,50 "office depot"')).toEqual(['rent', '12', '345,50', 'office depot']);
});

it('reads a search of nothing but groups of digits at once', () => {
  expect(searchTerms('123 '.repeat(20_000), 2)).toHaveLength(1);
});
