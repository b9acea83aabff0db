/** The marks on letters of Latin, Greek and Cyrillic. In other scripts marks are vowels, or make another letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Lower case, without accents, and with single spaces, so that words are found however they are written. */
export function plainWords(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[\s_.:]+/g, ' ')
    .trim();
}
