import { describe, expect, it } from 'vitest';
import { searchTerms } from './search-terms';

describe('searchTerms', () => {
  it.each<[string, string[]]>([
    ['figma  inc', ['figma', 'inc']],
    ['"office depot" 44.89', ['office depot', '44.89']],
    ['"open quote', ['open quote']],
    ['rent rent', ['rent']],
    ['  ""  ', []],
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
    ['4010a', 2, null],
    ['#4711', 2, null],
    ['2026-01-31', 2, null],
    ['99999999999999999999', 2, null],
    ['.', 2, null],
  ])('the amount in %s with %i decimals is %s', (search, decimals, amount) => {
    expect(searchTerms(search, decimals)[0]?.amount).toBe(amount);
  });
});
