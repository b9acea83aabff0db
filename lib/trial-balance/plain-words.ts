/** Lower case, without accents, and with single spaces, so that words are found however they are written. */
export function plainWords(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_.:]+/g, ' ')
    .trim();
}
