import type { Business } from '@/lib/contract/business';
import type { AnswerOption } from '@/lib/contract/task';
import { ledgersOfTrades, tradeOf } from '../categorization/words/trade-of';
import { wordsOf } from '../categorization/words/words';
import { type Chart, type ChartLedger, isUncategorized } from '../chart-of-accounts/chart';
import { categorizedLine, isCashLedger } from '../journal-entry/categorized-line';
import type { Entry, Line } from '../journal-entry/entry';
import { hasOwnMoney, ownerWords } from './owner-words';

const mostLikely = 2;

type Known = {
  /** What was asked and answered. */
  written: string;
  /** The ledgers that the entry had before, the latest first: one of them was right where the answer was a slip. */
  earlier: readonly string[];
  /** The ledgers of the latest confirmed entries of the same direction, the most frequent first. */
  usual: readonly string[];
};

/**
 * What the business may answer by one tap: the ledgers that are likeliest for the entry, by a trade that was written of
 * ("the plumber, I think"), by what is suggested, by what it was before, and by habit; then money of the owner's own.
 */
export function answerOptions(
  business: Pick<Business, 'entity_type'>,
  entry: Entry,
  chart: Pick<Chart, 'ledgers'>,
  { written, earlier, usual }: Known,
): AnswerOption[] {
  const line = categorizedLine(entry, chart);
  if (!line || entry.reviewStatus === 'confirmed') return [];
  const alternatives = (entry.suggestion?.alternatives ?? []).map(({ ledgerId }) => ledgerId);
  const own = line.side === 'debit' ? 'distribution' : 'contribution';
  const found = [
    ...new Set([...ofTrade(written, chart, line.side), line.ledgerId, ...alternatives, ...earlier, ...usual]),
  ].flatMap((id) => {
    const ledger = chart.ledgers.get(id);
    return ledger && isAnswer(ledger, chart) && ledger.subtype !== own ? [ledger] : [];
  });
  const likely = found.slice(0, mostLikely);
  const ofOwner = hasOwnMoney(business.entity_type)
    ? [...chart.ledgers.values()].find((each) => each.subtype === own && isAnswer(each, chart))
    : undefined;
  const ledgers = ofOwner ? [...likely, ofOwner] : likely;
  const words = ownerWords(ledgers);
  return ledgers.map(({ id, name }, at) => ({ ledger_id: id, name: words[at] ?? name }));
}

/** Whom people write of, and the ledger that a chart of accounts keeps for them; banks do not print these. */
const writtenOf: readonly [RegExp, RegExp][] = [
  [/\b(?:plumber|electrician|carpenter|locksmith|handyman|painter|repair(?:s|ed)?)\b/i, /\brepair|mainten/i],
  [/\b(?:lawyer|attorney|solicitor|notary)\b/i, /\blegal\b/i],
  [/\b(?:freelancer|contractor|subcontractor)\b/i, /\bcontract/i],
];

function ofTrade(written: string, { ledgers }: Pick<Chart, 'ledgers'>, side: Line['side']): string[] {
  const named = writtenOf.find(([person]) => person.test(written))?.[1];
  if (named) return [...ledgers.values()].filter(({ name }) => named.test(name)).map(({ id }) => id);
  const trade = tradeOf(wordsOf(written));
  if (trade === null) return [];
  const all = [...ledgers.values()];
  const found = ledgersOfTrades({ in: all, out: all })[trade];
  return [...(found?.[side === 'debit' ? 'out' : 'in'] ?? [])];
}

/** Whether a question can be answered with the ledger: no account of money, of vendors or customers, and not uncategorized. */
export function isAnswer(ledger: ChartLedger, chart: Pick<Chart, 'ledgers'>): boolean {
  const { id, archived, financial_account_type: type } = ledger;
  return (
    !archived &&
    !isUncategorized(ledger) &&
    type !== 'accounts_receivable' &&
    type !== 'accounts_payable' &&
    !isCashLedger(id, chart)
  );
}
