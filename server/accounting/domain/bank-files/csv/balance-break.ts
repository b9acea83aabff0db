import { addDecimalTexts } from '@/lib/csv/decimal-text';
import type { BankRecord } from '../bank-file';
import { isSameAmount } from './balance-moves';
import type { BalancedRow } from './closing-by-balances';

/** So many balances must follow, and this share of them, before the others count as breaks: a column may be of another balance. */
const [LEAST_FOLLOWING, LEAST_SHARE] = [3, 0.8];

/**
 * Where the balances of a table do not follow from its amounts although nearly all others do: a row is missing, or an amount is not what
 * moved the account. Null where all follow, or too few to tell.
 * @param rows in the order of the file; null for a row that was not read
 */
export function balanceBreakOf(rows: readonly (BalancedRow | null)[]): string | null {
  const [oldestFirst, newestFirst] = [stepsOf(rows), stepsOf([...rows].reverse())];
  const steps = followingOf(newestFirst) > followingOf(oldestFirst) ? newestFirst : oldestFirst;
  const following = followingOf(steps);
  const first = steps.find(({ follows }) => !follows);
  if (!first || following < LEAST_FOLLOWING || following < steps.length * LEAST_SHARE) return null;
  const { record, balance, before, expected } = first;
  return `The balances do not follow from the amounts: in line ${record.line} the balance is ${balance}, but ${before} and the amount of ${record.amount} make ${expected}. A record may be missing, or an amount may not be what moved the account.`;
}

type Step = { record: BankRecord; balance: string; before: string; expected: string; follows: boolean };

/** From each balance to that of the next row. */
function stepsOf(rows: readonly (BalancedRow | null)[]): Step[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]?.balance ?? null;
    if (!row || row.balance === null || before === null || !row.record.posted) return [];
    const { record, balance } = row;
    const expected = addDecimalTexts(before, record.amount);
    return [{ record, balance, before, expected, follows: isSameAmount(balance, expected) }];
  });
}

function followingOf(steps: readonly Step[]): number {
  return steps.filter(({ follows }) => follows).length;
}
