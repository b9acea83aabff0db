import { normalSideOf } from '../../chart-of-accounts/normal-side';
import type { ChartClues } from '../learning/evidence';
import type { Candidate } from '../movement';
import { ledgersOfTrades } from './trade-of';
import { trades } from './trades';
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

/** Words that tell nothing by themselves: banks print them whatever is paid for. */
const weakWords = new Set(
  'account accounts bad bank card credit debit income office officer other payment payments payroll small tax taxes transfer'.split(
    ' ',
  ),
);

/**
 * What the names of the ledgers tell. Ledgers are numbers, their places in the list. A word never tells an expense for money
 * in, or income for money out (`isUsual`): the customer “Saltmarsh Theatre” is no entertainment. Refunds are learned, or found as
 * links. Nor does one tell a clearing ledger, nor by a part of its name what is owned, owed or put in: “Common Grounds Cafe” is no
 * common stock, and a “loan payment” none to the owners.
 */
export function chartClues(candidates: readonly Candidate[]): ChartClues {
  const placeOf = new Map(candidates.map(({ id }, at) => [id, at]));
  const places = (ids: ReadonlySet<string>) => new Set([...ids].map((id) => placeOf.get(id) ?? -1));
  const told = candidates.filter(({ isClearing }) => !isClearing);
  const usual = {
    in: told.filter((ledger) => isUsual(ledger, 'in')),
    out: told.filter((ledger) => isUsual(ledger, 'out')),
  };
  const usualSet = { in: new Set(usual.in), out: new Set(usual.out) };
  const found = ledgersOfTrades(usual).map((each) => ({ in: places(each.in), out: places(each.out) }));
  const names = candidates.map(({ name }) => stemsOfName(name));
  const byStem = new Map<string, number[]>();
  names.forEach((stems, at) => {
    for (const stem of new Set(stems)) byStem.set(stem, [...(byStem.get(stem) ?? []), at]);
  });
  const nothing = new Set<number>();
  return {
    ofTrade: (trade, words, direction) => {
      if (direction === 'in' && (trades[trade]?.in === undefined || isRefund(words))) return nothing;
      return found[trade]?.[direction] ?? nothing;
    },
    namedBy: (words, direction) => {
      const stemsOfText = stemsOf(words);
      const named = new Map<number, { begins: boolean; share: number }>();
      const telling = stemsOf(words.filter((word) => !weakWords.has(word)));
      for (const at of [...telling].flatMap((stem) => byStem.get(stem) ?? [])) {
        const candidate = candidates[at];
        if (!candidate || !usualSet[direction].has(candidate)) continue;
        const stems = names[at] ?? [];
        if (direction === 'in' && isRefund(words) && !isRefund(stems)) continue;
        const shared = stems.filter((stem) => stemsOfText.has(stem)).length;
        if (shared < stems.length && isOfBalance(candidate)) continue;
        named.set(at, { begins: stemsOfText.has(stems[0] ?? ''), share: shared / stems.length });
      }
      return named;
    },
  };
}

/**
 * Results and equity move with the side on which they grow: discounts given are paid out, and so are dividends. No money goes to a
 * contra asset such as accumulated depreciation, and none comes in for what is payable.
 */
function isUsual({ name, type, debit_credit }: Candidate, direction: 'in' | 'out'): boolean {
  if (type === undefined) return true;
  const side = debit_credit ?? normalSideOf(type);
  if (type === 'asset') return side === 'debit';
  if (type === 'liability') return direction === 'out' || !/\bpayable\b/i.test(name);
  return side === (direction === 'in' ? 'credit' : 'debit');
}

/** Money that comes back is income only of a ledger that is kept for it. */
function isRefund(words: readonly string[]): boolean {
  return words.some((word) => /^(?:refund|reversal|returned)/.test(word));
}

function isOfBalance({ type }: Candidate): boolean {
  return type === 'asset' || type === 'liability' || type === 'equity';
}

function stemsOf(words: readonly string[]): Set<string> {
  return new Set(words.flatMap(partsOf).map(stemOf));
}

function partsOf(word: string): string[] {
  return word.split(/[.\-&']/);
}

/** Of a name with a path, the last part; words written together ("BankFees") are told apart. */
function stemsOfName(name: string): string[] {
  const last = (name.split(':').at(-1) ?? name).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return wordsOf(last)
    .flatMap(partsOf)
    .filter((word) => word.length >= shortestWord && !functionWords.has(word))
    .map(stemOf);
}

/** Without the usual endings, so that "donations" is found by "donation". */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|en|n|e)$/, '') : word;
}
