import sql, { type Sql } from 'sql-template-tag';

/** The LIKE pattern for "anywhere in the text", with the text's own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** The same for "at the beginning of the text". */
export function beginningWith(text: string): string {
  return containing(text).slice(1);
}

/** Parts of words that are shorter are in no index. */
const leastLetters = 3;

/** A letter of a script that sets no blanks between words, or (Hangul) sets several words together as one. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;

/**
 * Whether a term is sought only where a word begins, which an index finds too: one of fewer than three characters, unless nothing
 * shows in its script where a word begins. Such a one is in no index, so all texts are read for it.
 */
function beginsWord(term: string): boolean {
  return term.length < leastLetters && !UNSPACED.test(term);
}

/** The LIKE pattern for a term of a search, in a text that starts with a blank: anywhere, or at the beginning of a word. */
export function termPattern(text: string): string {
  return beginsWord(text) ? `% ${beginningWith(text)}` : containing(text);
}

/** The condition that a text of several lines, which starts with a blank, has a term. */
export function hasTermInLines(text: Sql, term: string): Sql {
  const pattern = termPattern(term);
  if (!beginsWord(term)) return sql`${text} ILIKE ${pattern}`;
  return sql`(${text} ILIKE ${pattern} OR ${text} ILIKE ${`%\n${beginningWith(term)}`})`;
}
