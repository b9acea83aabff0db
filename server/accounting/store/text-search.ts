import sql, { join, type Sql } from 'sql-template-tag';

/** The LIKE pattern for "anywhere in the text", with the text's own wildcards taken literally. */
function containing(text: string): string {
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

/**
 * The text with its accents as one character each with their letters (NFC), apart from them (NFD), as macOS writes the names of files,
 * and as it is, which may be neither: texts are kept as they were sent, and all of these read alike.
 */
export function formsOf(text: string): string[] {
  return [...new Set([text.normalize('NFC'), text.normalize('NFD'), text])];
}

/** The LIKE patterns for a term of a search, in a text that starts with a blank: anywhere, or at the beginning of a word. */
export function termPatterns(term: string): string[] {
  const isBeginning = beginsWord(term.normalize('NFC'));
  return formsOf(term).map((form) => (isBeginning ? `% ${beginningWith(form)}` : containing(form)));
}

/** The condition that a text has another anywhere. */
export function saysText(text: Sql, part: string): Sql {
  return isLikeAny(text, formsOf(part).map(containing));
}

/** The condition that a text, which starts with a blank, has a term. */
export function saysTerm(text: Sql, term: string): Sql {
  return isLikeAny(text, termPatterns(term));
}

/** The same of a text of several lines. */
export function saysTermInLines(text: Sql, term: string): Sql {
  const atLines = beginsWord(term.normalize('NFC'))
    ? formsOf(term).map((form) => `%\n${beginningWith(form)}`)
    : [];
  return isLikeAny(text, [...termPatterns(term), ...atLines]);
}

/** One condition for each pattern, as an index finds them. */
function isLikeAny(text: Sql, patterns: readonly string[]): Sql {
  const each = patterns.map((pattern) => sql`${text} ILIKE ${pattern}`);
  return each.length === 1 ? join(each) : sql`(${join(each, ' OR ')})`;
}
