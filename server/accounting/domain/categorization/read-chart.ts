import type { ChartClues } from './evidence';
import type { Candidate } from './movement';
import { ledgersOfTrades } from './trade-of';
import { wordsOf } from './words';

const shortestWord = 3;
/** Words that name nothing: “from” is in “Loans from owners”, and in the text of every transfer. */
const functionWords = new Set([
  'and',
  'for',
  'from',
  'of',
  'on',
  'the',
  'to',
  'with',
  'und',
  'für',
  'von',
  'et',
  'des',
]);

/**
 * What the names of the ledgers tell. Ledgers are numbers, their places in the list. A word never tells an expense for money
 * in, or income for money out: the customer “Saltmarsh Theatre” is no entertainment. Refunds are learned, or found as links.
 * Nor does one tell a clearing ledger: “payment” stands in the text of everything that is paid.
 */
export function readChart(candidates: readonly Candidate[]): ChartClues {
  const placeOf = new Map(candidates.map(({ id }, at) => [id, at]));
  const places = (ids: ReadonlySet<string>) => new Set([...ids].map((id) => placeOf.get(id) ?? -1));
  const named = candidates.filter(({ isClearing }) => !isClearing);
  const usual = {
    in: named.filter(({ type }) => type !== 'expense'),
    out: named.filter(({ type }) => type !== 'revenue'),
  };
  const isUsual = { in: new Set(usual.in), out: new Set(usual.out) };
  const trades = ledgersOfTrades(usual).map((found) => ({ in: places(found.in), out: places(found.out) }));
  const names = candidates.map(({ name }) => stemsOfName(name));
  const byStem = new Map<string, number[]>();
  names.forEach((stems, at) => {
    for (const stem of new Set(stems)) byStem.set(stem, [...(byStem.get(stem) ?? []), at]);
  });
  const nothing = new Set<number>();
  return {
    ofTrade: (trade, direction) => trades[trade]?.[direction] ?? nothing,
    namedBy: (words, direction) => {
      const stemsOfText = new Set(words.flatMap((word) => word.split(/[.\-&']/)).map(stemOf));
      const named = new Map<number, { begins: boolean; share: number }>();
      for (const at of [...stemsOfText].flatMap((stem) => byStem.get(stem) ?? [])) {
        const candidate = candidates[at];
        if (!candidate || !isUsual[direction].has(candidate)) continue;
        const stems = names[at] ?? [];
        const shared = stems.filter((stem) => stemsOfText.has(stem)).length;
        named.set(at, { begins: stemsOfText.has(stems[0] ?? ''), share: shared / stems.length });
      }
      return named;
    },
  };
}

/** Of a name with a path, the last part; words written together ("BankFees") are told apart. */
function stemsOfName(name: string): string[] {
  const last = (name.split(':').at(-1) ?? name).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return wordsOf(last)
    .filter((word) => word.length >= shortestWord && !functionWords.has(word))
    .map(stemOf);
}

/** Without the usual endings, so that "donations" is found by "donation". */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|en|n|e)$/, '') : word;
}
