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

/**
 * The LIKE pattern for a term of a search, in a text that starts with a blank: anywhere, or where it has fewer than three
 * characters, at the beginning of a word, which an index finds too.
 */
export function termPattern(text: string): string {
  return text.length < leastLetters ? `% ${beginningWith(text)}` : containing(text);
}

/** The condition that a text of several lines, which starts with a blank, has a term. */
export function hasTermInLines(text: Sql, term: string): Sql {
  const pattern = termPattern(term);
  if (term.length >= leastLetters) return sql`${text} ILIKE ${pattern}`;
  return sql`(${text} ILIKE ${pattern} OR ${text} ILIKE ${`%\n${beginningWith(term)}`})`;
}
