import { withoutAccents } from './without-accents';

/** What every second firm is called, and the forms that laws give it. */
const COMMON = new Set(
  'the and for inc llc ltd llp plc gmbh sarl corp corporation limited company services service group international sdn bhd pty'.split(
    ' ',
  ),
);

/** Words that tell firms apart: in small letters, without accents, legal forms, and what every second firm is called. */
export function firmWords(name: string): string[] {
  return wordsOf(name).filter((word) => word.length >= 3);
}

function wordsOf(name: string): string[] {
  const plain = withoutAccents(name).toLowerCase();
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !COMMON.has(word));
  return [...new Set(words)];
}

/**
 * Whether two names are those of one firm: the same words tell them from others. A short word may be a legal form ("SA"), and tells
 * only what has a digit or no other words: "Studio 54" is not "Studio 12".
 */
export function isSameFirm(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), new Set(tellingWords(other))];
  return words.length > 0 && words.length === others.size && words.every((word) => others.has(word));
}

function tellingWords(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => word.length >= 3 || /\p{N}/u.test(word));
  return telling.length > 0 ? telling : words;
}

/** The firm of a name, if it is one of these and no other is called alike. */
export function firmNamed<Firm extends { name: string }>(name: string, firms: readonly Firm[]): Firm | null {
  const [found, other] = firms.filter((firm) => isSameFirm(firm.name, name));
  return found && !other ? found : null;
}
