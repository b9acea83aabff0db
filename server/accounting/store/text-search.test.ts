import { describe, expect, it } from 'vitest';
import { hasTermInLines, termPattern } from './text-search';

describe('a term is sought', () => {
  it.each([
    ['at the beginning of a word', 'ab', '% ab%'],
    ['at the beginning of a word', '7', '% 7%'],
    ['at the beginning of a word', 'ñ%', '% ñ\\%%'],
    ['at the beginning of a word', 'до', '% до%'],
    ['anywhere', 'abc', '%abc%'],
    ['anywhere', '料金', '%料金%'],
    ['anywhere', '料', '%料%'],
    ['anywhere', '𠮷', '%𠮷%'],
    ['anywhere', 'でん', '%でん%'],
    ['anywhere', 'ガス', '%ガス%'],
    ['anywhere', 'ｶﾞ', '%ｶﾞ%'],
    ['anywhere', '요금', '%요금%'],
    ['anywhere', 'ไฟ', '%ไฟ%'],
    ['anywhere', 'A社', '%A社%'],
  ])('%s: %s', (_, term, pattern) => {
    expect(termPattern(term)).toBe(pattern);
    expect(hasTermInLines({} as never, term).values).toContain(pattern);
  });
});
