/**
 * Without the marks on letters of Latin, Greek and Cyrillic. In other scripts marks are vowels, or make another letter.
 * @returns decomposed: to be compared with what this has returned, not to be shown
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
