import { plainHeader } from '../columns/headers';

export type Direction = 'out' | 'in';
/** Which way money went, by the text beside the amount; null where the text does not say it. */
export type DirectionReader = (text: string) => Direction | null;
/** The text that means money out, and the one that means money in; empty for a cell without any. */
export type DirectionWords = { out: string; in: string };

const OUTGOING = new Set(
  'd|dr|db|dbit|debit|debet|deebet|af|soll|s|out|sent|withdrawal|lastschrift|belastung|cargo|debito|dare|sortie|ut|ud|minus|outgoing|money out|paid out|ausgang|ausgabe|obciazenie|borc|egreso|saida|uscita|utgift|outflow|kimeno|kiadas|vydaj|duguje|χρεωση|출금|חובה|مدين|дебет|支出|支|借|借 dr'.split(
    '|',
  ),
);
const INCOMING = new Set(
  'c|cr|crdt|credit|bij|haben|h|in|received|deposit|gutschrift|abono|credito|avere|entree|ind|plus|incoming|money in|paid in|eingang|einnahme|uznanie|alacak|ingreso|entrada|entrata|inkomst|kredit|kreedit|inflow|bejovo|bevetel|prijem|potrazuje|πιστωση|입금|זכות|دائن|кредит|收入|收|贷|贷 cr'.split(
    '|',
  ),
);
/** Words and letters that say a direction only where their opposite, money out first, is in the same column. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['d', 'k'],
  ['t', 'j'],
  ['o', 'i'],
  ['b', 'a'],
  ['χ', 'π'],
  ['wn', 'ma'],
  ['payment', 'receipt'],
  ['expense', 'income'],
  ['pago', 'cobro'],
  ['retiro', 'deposito'],
];

/** No word for a direction is that long, with what may be around it. */
const longestDirection = 60;

/** Which way money went, by a word or letter beside the amount; null for any other text. */
export function directionOf(text: string): Direction | null {
  if (text.length > longestDirection) return null;
  const word = wordOf(text);
  if (OUTGOING.has(word)) return 'out';
  return INCOMING.has(word) ? 'in' : null;
}

/**
 * How a column of directions is read, by all of its texts. Where some cells say one direction and all others are empty, these are
 * of the other: a card may mark only what it received.
 * @param said the words by a mapping
 */
export function directionsIn(texts: readonly string[], said: DirectionWords | null): DirectionReader {
  const words = new Set(texts.map(wordOf));
  const ways = new Map<string, Direction>();
  for (const [out, into] of PAIRS.filter((pair) => pair.every((word) => words.has(word))))
    ways.set(out, 'out').set(into, 'in');
  const filled = [...words].filter((word) => word !== '');
  const [marked, ...others] = new Set(filled.map(directionOf));
  if (marked && others.length === 0) ways.set('', marked === 'in' ? 'out' : 'in');
  if (said) ways.set(wordOf(said.out), 'out').set(wordOf(said.in), 'in');
  return (text) => ways.get(wordOf(text)) ?? directionOf(text);
}

/** The words of a column that has one for each direction, as they are printed; null where it has more or fewer. */
export function wordsIn(texts: readonly string[], wayOf: DirectionReader): DirectionWords | null {
  const printed = [...new Map(texts.map((text) => [wordOf(text), text.trim()])).values()];
  const [out, ...moreOut] = printed.filter((text) => wayOf(text) === 'out');
  const [into, ...moreIn] = printed.filter((text) => wayOf(text) === 'in');
  const isOneEach = out !== undefined && into !== undefined && moreOut.length === 0 && moreIn.length === 0;
  return isOneEach ? { out, in: into } : null;
}

/** A text as directions are compared: plain letters, or the name of a sign. */
function wordOf(text: string): string {
  return plainHeader(text) || text.trim().replace('-', 'minus').replace('+', 'plus');
}
