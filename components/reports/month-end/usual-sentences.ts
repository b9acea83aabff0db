import { daysOfMonth } from '@/lib/dates/months';
import { comparisonOf } from '../range/compared-days';
import { type MonthFormat, type MonthPackage, timeOf } from './month-package';
import { type MonthResults, resultsOf } from './month-results';

/**
 * The commentary on a month that nobody has changed: sentences with the names of figures in braces. Nothing is compared
 * with days that the books do not have, and what is nothing is said to be.
 */
export function usualSentencesOf(month: MonthPackage, format: Omit<MonthFormat, 'locale'>): string[] {
  const results = resultsOf(month, format.currency);
  const { days, isFair } = comparisonOf(month.profitAndLoss.choice, timeOf(month, format));
  const isOver = days.end === daysOfMonth(month.month).end;
  const comparison: Comparison = !isFair ? 'none' : isOver ? 'month' : 'days';
  return [
    ...resultSentences(results, comparison),
    ...cashSentences(results),
    owedSentence(results),
    `${reviewSentence(results)} ${questionsSentence(month)}`,
  ];
}

export function reviewSentence({ unreviewed }: Pick<MonthResults, 'unreviewed'>): string {
  return unreviewed === 0
    ? 'No entry in these figures waits for review.'
    : 'Not reviewed yet: {unreviewed} in these figures, which may change.';
}

export function questionsSentence({ questionCount }: Pick<MonthPackage, 'questionCount'>): string {
  return questionCount === 0 ? 'No question is open.' : 'Not answered yet: {questions}.';
}

export type Comparison = 'none' | 'month' | 'days';

/** What the month before was, in a clause of the sentence on the result: without its name where neither was a loss. */
function resultBefore(comparison: Comparison, isLoss: boolean): string {
  if (comparison === 'none') return '';
  const before = isLoss ? '{net_result_before}' : '{net_income_before}';
  return comparison === 'month'
    ? `; the month before it was ${before}`
    : `; in {month_before} it was ${before}`;
}

export function resultSentences(
  { result, before, has }: Pick<MonthResults, 'result' | 'before' | 'has'>,
  comparison: Comparison,
): string[] {
  const isCompared = comparison !== 'none';
  const isNothing = (hasNow: boolean, earlier: bigint) => !hasNow && (!isCompared || earlier === 0n);
  const noIncome = isNothing(has.income, before.inflow);
  const noCosts = isNothing(has.costs, before.outflow);
  if (noIncome && noCosts) {
    return [
      has.cash
        ? 'There was no income in {month}, and there were no costs.'
        : 'There was no income in {month}, there were no costs, and no cash moved.',
    ];
  }
  const compared = (change: string) => (isCompared ? `, {${change}} in {month_before}` : '');
  const isLoss = result.left < 0n || before.left < 0n;
  const left = `which leaves {net_result}${resultBefore(comparison, isLoss)}.`;
  return [
    noIncome
      ? 'There was no income in {month}.'
      : `Income in {month}, other inflow included, was {income}${compared('income_change')}.`,
    noCosts ? `There were no costs, ${left}` : `Costs were {costs}${compared('costs_change')}, ${left}`,
  ];
}

export function cashSentences({
  cash,
  startingCash,
  openingCash,
  has,
}: Pick<MonthResults, 'cash' | 'startingCash' | 'openingCash' | 'has'>): string[] {
  if (openingCash !== 0n)
    return [
      'Cash went from {starting_cash} to {ending_cash}: opening balances were {opening_cash}, {money_in} came in and {money_out} went out.',
    ];
  if (cash.inflow !== 0n || cash.outflow !== 0n)
    return ['Cash went from {starting_cash} to {ending_cash}: {money_in} came in and {money_out} went out.'];
  if (has.cash) return ['As much cash came in as went out: it stayed at {ending_cash}.'];
  return startingCash === 0n ? [] : ['Cash stayed at {ending_cash}.'];
}

/** What is owed, of which a part is overdue, and beside it the credit, which is not set against it until it is applied. */
export function owedSentence({ receivable, payable }: Pick<MonthResults, 'receivable' | 'payable'>): string {
  const isNothing = [receivable, payable].every(({ units, credit }) => units === 0n && credit === 0n);
  if (isNothing) return 'Customers owe nothing, and nothing is owed to vendors.';
  const customers =
    receivable.units === 0n
      ? 'Customers owe nothing'
      : 'Customers owe {receivable}, of which {receivable_overdue} is overdue';
  const haveCredit = receivable.credit === 0n ? '' : ', and have {receivable_credit} of credit';
  const oweCredit = payable.credit === 0n ? '' : ' owe {payable_credit} of credit';
  const vendors =
    payable.units === 0n
      ? `nothing is owed to vendors${oweCredit && `, who${oweCredit}`}`
      : `vendors are owed {payable}, of which {payable_overdue} is overdue${oweCredit && `, and${oweCredit}`}`;
  return `${customers}${haveCredit}; ${vendors}.`;
}
