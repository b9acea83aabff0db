import { daysBetween } from '@/lib/dates/instant';
import { daysApart, quotedList } from '../reason-text';
import type { Judged, TransferLeg } from './score-transfer';

/**
 * Why two transactions are suggested as a transfer, in sentences with numbers.
 * @param fee what left and did not arrive, as text
 */
export function transferReasons(
  { leaves, arrives, words, reference }: Judged & { leaves: TransferLeg; arrives: TransferLeg },
  rivals: number,
  fee: string | null = null,
): string[] {
  const apart = daysApart(Math.abs(daysBetween(leaves.day, arrives.day)));
  const transferWords = [...new Set(words.flatMap(({ transferWord }) => transferWord ?? []))];
  const named = words.flatMap(({ namesOther }, index) => {
    const other = index === 0 ? arrives : leaves;
    if (namesOther === null) return [];
    return [`The text names ${other.account.name} (“${namesOther}”).`];
  });
  return [
    fee === null
      ? `${leaves.account.name} to ${arrives.account.name}, the same amount, ${apart}.`
      : `${leaves.account.name} to ${arrives.account.name}, ${apart}; ${fee} less arrives than left: a fee.`,
    ...(transferWords.length > 0 ? [`The text says ${quotedList(transferWords)}.`] : []),
    ...named,
    ...(reference === null ? [] : [`Both texts have the reference ${reference}.`]),
    ...(rivals === 0
      ? []
      : [rivals === 1 ? '1 other transaction fits, too.' : `${rivals} other transactions fit, too.`]),
  ];
}
