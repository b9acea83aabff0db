import type { Business } from '@/lib/contract/business';
import type { AnswerOption } from '@/lib/contract/task';
import type { Chart, ChartLedger } from '../chart-of-accounts/chart';
import { categorizedLine, isMoneyPlace } from '../journal-entry/categorized-line';
import type { Entry } from '../journal-entry/entry';
import { hasOwnMoney, ownerWords } from './owner-words';

const mostLikely = 2;

/**
 * What the business may answer by one tap: the ledgers that are likeliest for the entry, then money of the owner's own.
 * @param usual the ledgers of the latest confirmed entries of the same direction, the most frequent first
 */
export function answerOptions(
  business: Pick<Business, 'entity_type'>,
  entry: Entry,
  chart: Pick<Chart, 'ledgers'>,
  usual: readonly string[],
): AnswerOption[] {
  const line = categorizedLine(entry, chart);
  if (!line || entry.reviewStatus === 'confirmed') return [];
  const alternatives = (entry.suggestion?.alternatives ?? []).map(({ ledgerId }) => ledgerId);
  const own = line.side === 'debit' ? 'distribution' : 'contribution';
  const found = [...new Set([line.ledgerId, ...alternatives, ...usual])].flatMap((id) => {
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

/** Whether a question can be answered with the ledger: no account of money, of vendors or customers, and not uncategorized. */
export function isAnswer(
  { id, archived, purpose, financial_account_type: type }: ChartLedger,
  chart: Pick<Chart, 'ledgers'>,
): boolean {
  return (
    !archived &&
    !purpose?.startsWith('uncategorized') &&
    type !== 'accounts_receivable' &&
    type !== 'accounts_payable' &&
    !isMoneyPlace(id, chart)
  );
}
