import type { Choice } from './choice';

/**
 * The choices that the typed text may mean, the best first: the one of that very name or code, then those whose name or
 * code begins with it, then those with a word that begins with each typed word, in any order ("serv rev"), then those
 * with each typed word anywhere in the name. Capitals and accents do not count. The order of the choices decides between equals.
 */
export function findChoices<Id extends string>(choices: readonly Choice<Id>[], typed: string): Choice<Id>[] {
  const text = plain(typed);
  if (text === '') return [...choices];
  const words = text.split(' ');
  return choices
    .map((choice, index) => ({ choice, index, rank: rankOf(choice, text, words) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((left, right) => left.rank - right.rank || left.index - right.index)
    .map(({ choice }) => choice);
}

const noMatch = 5;

function rankOf({ name, code = '', detail = '' }: Choice, text: string, words: readonly string[]): number {
  const [plainName, plainCode] = [plain(name), plain(code)];
  if (plainName === text || plainCode === text) return 0;
  if (plainName.startsWith(text) || (plainCode !== '' && plainCode.startsWith(text))) return 1;
  if (words.every((word) => hasWord(`${plainCode} ${plainName}`, word))) return 2;
  const named = `${plainName} ${plain(detail)}`;
  if (words.every((word) => hasWord(`${plainCode} ${named}`, word))) return 3;
  return words.every((word) => named.includes(word)) ? 4 : noMatch;
}

function hasWord(text: string, beginning: string): boolean {
  return text.startsWith(beginning) || text.includes(` ${beginning}`);
}

/** Without capitals and accents; all that is no letter, digit or point separates words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
