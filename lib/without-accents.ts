/** The punctuation of Hebrew among its points, such as the maqaf between words, is no mark. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/**
 * Without the marks on letters of Latin, Greek and Cyrillic, and without the vowels and hamzas of Arabic and the points of Hebrew,
 * which many do not write. In other scripts marks are vowels that all write, or make another letter.
 * @returns decomposed: to be compared with what this has returned, not to be shown
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(MARKS, '');
}
