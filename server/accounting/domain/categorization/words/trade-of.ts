import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { givenNames } from './given-names';
import { aPerson, type Trade, trades } from './trades';
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
 * The trade that the words tell, as its place in the table. Where none does, whether the payee is a person. Null for most names.
 * @param named the words of the payee's name
 */
export function tradeOf(words: readonly string[], named: readonly string[] = []): number | null {
  return tradeToldBy(words)?.trade ?? (isPerson(named) ? aPerson : null);
}

/** The trade that the words tell, and the word, or the two next to each other, that tells it; two together tell more than one. */
export function tradeToldBy(words: readonly string[]): { trade: number; by: string } | null {
  const plain = words.map((word) => word.replace(/['’]/g, ''));
  for (let at = 1; at < plain.length; at += 1) {
    const trade = index.whole.get(`${plain[at - 1]}_${plain[at]}`);
    if (trade !== undefined) return { trade, by: `${words[at - 1]} ${words[at]}` };
  }
  for (const [at, each] of plain.entries()) {
    const word = each.replace(domain, '');
    const trade = index.whole.get(word) ?? index.starts.find(([start]) => word.startsWith(start))?.[1];
    if (trade !== undefined) return { trade, by: words[at] ?? word };
  }
  return null;
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

type NamedLedger = { id: string; name: string; type?: LedgerType };
type Worded = NamedLedger & { words: readonly string[] };

const owner = /^(?:owner|shareholder|stockholder|member|partner|director)/;

/** Whether a ledger is for what the owners put in, lend and take out. */
function isOfOwners({ type, words }: Worded): boolean {
  return type === 'equity' || words.some((word) => owner.test(word));
}

/** For each trade, the ledgers that a chart of accounts keeps for it, of those that are usual for the direction of the money. */
export function ledgersOfTrades(usual: { in: readonly NamedLedger[]; out: readonly NamedLedger[] }) {
  const [moneyIn, moneyOut] = [wordedOf(usual.in), wordedOf(usual.out)];
  return trades.map((trade) => ({
    in: foundFor(trade, trade.in ?? trade.ledgers, moneyIn, 'revenue'),
    out: foundFor(trade, trade.ledgers, moneyOut, 'expense'),
  }));
}

function wordedOf(ledgers: readonly NamedLedger[]): Worded[] {
  return ledgers.map((ledger) => ({ ...ledger, words: wordsOf(ledger.name.replace(/[^\p{L}&]+/gu, ' ')) }));
}

/** Vehicle expenses for fuel, rather than the vehicles; income for a payout, rather than the tax on it that is owed. */
function foundFor(trade: Trade, stems: string, ledgers: readonly Worded[], type: LedgerType): Set<string> {
  const told = ledgers.filter((ledger) => isOfOwners(ledger) === (trade.owners ?? false));
  const found = namedByFirst(told, stems);
  const meant = found.filter((ledger) => ledger.type === (trade.of ?? type));
  return new Set((meant.length > 0 ? meant : found).map(({ id }) => id));
}

/** The ledgers that are named by the first of the stems that names any. */
function namedByFirst(ledgers: readonly Worded[], stems: string): Worded[] {
  for (const stem of stems.split(' ').filter((each) => each !== '')) {
    const parts = stem.split('_');
    const found = ledgers.filter(({ words }) =>
      parts.every((part) => words.some((word) => word.startsWith(part))),
    );
    if (found.length > 0) return found;
  }
  return [];
}
