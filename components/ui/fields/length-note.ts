import { formatCount } from '@/lib/format/count';

/** Shorter ones, such as the last digits of a card, are meant to be full. */
const shortestTold = 255;

/**
 * What to say of a text that takes no more characters, since the browser cuts what is pasted without a word; null while there is room.
 */
export function lengthNote(
  text: string | undefined,
  maxLength: number | undefined,
  locale: string,
): string | null {
  if (text === undefined || maxLength === undefined || maxLength < shortestTold) return null;
  if (text.length < maxLength) return null;
  return `Full: it takes ${formatCount(maxLength, locale)} characters. What was pasted beyond is left out.`;
}
