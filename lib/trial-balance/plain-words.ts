import { withoutAccents } from '../without-accents';

/** Lower case, without accents, and with single spaces, so that words are found however they are written. */
export function plainWords(text: string): string {
  return withoutAccents(text.replace(/ß/g, 'ss'))
    .toLowerCase()
    .replace(/[\s_.:]+/g, ' ')
    .trim();
}
