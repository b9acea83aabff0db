import { addDecimalTexts, addsUpTo } from '@/lib/money/decimal-text';
import type { BankRecord } from '../../bank-file';
import type { BalancedRow } from './closing-by-balances';

/** So many balances must follow, and this share of them, before the others count as breaks: a column may be of another balance. */
const [leastFollowing, leastShare] = [3, 0.8];

/**
 * Where the balances of a table do not follow from its amounts although nearly all others do: a row is missing, or an amount is not what
 * moved the account. Null where all follow, or too few to tell.
 * @param rows in the order of the file; null for a row that was not read
 */
export function balanceBreakOf(rows: readonly (BalancedRow | null)[]): string | null {
  const [oldestFirst, newestFirst] = [stepsOf(rows), stepsOf([...rows].reverse())];
  const { count, following, first } =
    newestFirst.following > oldestFirst.following ? newestFirst : oldestFirst;
  if (!first || following < leastFollowing || following < count * leastShare) return null;
  const { record, balance, before } = first;
  const expected = addDecimalTexts(before, record.amount);
  return `The balances do not follow from the amounts: in line ${record.line} the balance is ${balance}, but ${before} and the amount of ${record.amount} make ${expected}. A record may be missing, or an amount may not be what moved the account.`;
}

/** From each balance to that of the next row: how many there are, how many of them follow, and the first that does not. */
type Steps = {
  count: number;
  following: number;
  first: { record: BankRecord; balance: string; before: string } | null;
};

function stepsOf(rows: readonly (BalancedRow | null)[]): Steps {
  const steps: Steps = { count: 0, following: 0, first: null };
  let before: string | null = null;
  for (const row of rows) {
    const balance = row?.balance ?? null;
    if (row?.record.posted && balance !== null && before !== null) {
      steps.count += 1;
      if (addsUpTo([before, row.record.amount], balance)) steps.following += 1;
      else steps.first ??= { record: row.record, balance, before };
    }
    before = balance;
  }
  return steps;
}
