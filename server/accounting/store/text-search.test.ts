import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { saysTermInLines, termPatterns } from './text-search';

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
    expect(termPatterns(term)[0]).toBe(pattern);
    expect(saysTermInLines(sql`words`, term).values).toContain(pattern);
  });
});

describe('a term with accents is sought in both forms, and as it is typed', () => {
  it.each([
    ['café', ['%caf\u00e9%', '%cafe\u0301%']],
    ['cafe\u0301', ['%caf\u00e9%', '%cafe\u0301%']],
    ['e\u0301b', ['% \u00e9b%', '% e\u0301b%']],
    ['cafe', ['%cafe%']],
    // Unicode takes such a letter of Hindi apart in either form.
    ['\u095c\u0915\u0930', ['%\u0921\u093c\u0915\u0930%', '%\u095c\u0915\u0930%']],
  ])('%j', (term, patterns) => {
    expect(termPatterns(term)).toEqual(patterns);
  });

  it('and without, by one condition alone', () => {
    const { text, values } = saysTermInLines(sql`words`, 'cafe');
    expect([text, values]).toEqual(['words ILIKE $1', ['%cafe%']]);
  });
});
