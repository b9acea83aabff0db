import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { givenNames } from './given-names';
import { aPerson, trades } from './trades';
import { wordsOf } from './words';

type Index = { whole: Map<string, number>; starts: [string, number][] };

const index: Index = { whole: new Map(), starts: [] };
trades.forEach(({ words }, trade) => {
  for (const word of words.split(' ')) {
    if (word === '') continue;
    if (word.endsWith('*')) index.starts.push([word.slice(0, -1), trade]);
    else if (!index.whole.has(word)) index.whole.set(word.replace(/\d+/g, '#'), trade);
  }
});

const domain = /(?<=\w\w)\.(?:com|net|org|io|co|de|fr|nl|uk)$/;

/**
 * The trade that the words tell, as its place in the table; two words together tell more than one. Where none does, whether
 * the payee is a person. Null for most names.
 * @param named the words of the payee's name
 */
export function tradeOf(words: readonly string[], named: readonly string[] = []): number | null {
  const plain = words.map((word) => word.replace(/['’]/g, ''));
  for (let at = 1; at < plain.length; at += 1) {
    const trade = index.whole.get(`${plain[at - 1]}_${plain[at]}`);
    if (trade !== undefined) return trade;
  }
  for (const each of plain) {
    const word = each.replace(domain, '');
    const trade = index.whole.get(word) ?? index.starts.find(([start]) => word.startsWith(start))?.[1];
    if (trade !== undefined) return trade;
  }
  return isPerson(named) ? aPerson : null;
}

const notOfPersons = /[#.&]|'s$|^(?:inc|llc|ltd|co|corp|gmbh|and|the|of)$/;

/** Whether a name is two or three words, a given name first. */
function isPerson(named: readonly string[]): boolean {
  return (
    (named.length === 2 || named.length === 3) &&
    givenNames.has(named[0] ?? '') &&
    !named.some((word) => notOfPersons.test(word))
  );
}

type Named = { id: string; name: string; type?: LedgerType };

/** For each trade, the ledgers that a chart of accounts keeps for it, of those that are usual for the direction of the money. */
export function ledgersOfTrades(usual: { in: readonly Named[]; out: readonly Named[] }) {
  const worded = (ledgers: readonly Named[]) =>
    ledgers.map(({ name, ...ledger }) => ({ ...ledger, words: wordsOf(name.replace(/[^\p{L}&]+/gu, ' ')) }));
  const [moneyIn, moneyOut] = [worded(usual.in), worded(usual.out)];
  const find = (named: ReturnType<typeof worded>, stems: string) => {
    for (const stem of stems.split(' ')) {
      const parts = stem.split('_');
      const found = named.filter(({ words }) =>
        parts.every((part) => words.some((word) => word.startsWith(part))),
      );
      if (found.length > 0) return found;
    }
    return [];
  };
  // Income for money in, rather than the tax on it that is owed.
  const income = (found: ReturnType<typeof worded>) => {
    const earned = found.filter(({ type }) => type === 'revenue');
    return earned.length > 0 ? earned : found;
  };
  const ids = (found: ReturnType<typeof worded>) => new Set(found.map(({ id }) => id));
  return trades.map((trade) => ({
    in: ids(income(find(moneyIn, trade.in ?? trade.ledgers))),
    out: ids(find(moneyOut, trade.ledgers)),
  }));
}
