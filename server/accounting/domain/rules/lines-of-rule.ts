import { wholeShare } from '@/lib/contract/rule';
import { absolute } from '@/lib/money/absolute';
import { shareProRata } from '../cash-movements/share-pro-rata';
import type { JudgedLine } from '../categorization/judging/judged-line';
import type { Chart } from '../chart-of-accounts/chart';
import { onAccountOf } from '../journal-entry/on-account';
import type { RuleAction } from './rule';

/**
 * The lines that a rule gives a transaction, in the order of its split.
 * @param amount of the transaction in minor units, of either sign
 */
export function linesOfRule(
  { split, tagIds, vendorId, customerId }: RuleAction,
  amount: bigint,
  chart: Pick<Chart, 'ledgers'>,
): JudgedLine[] {
  const shares = shareProRata(
    absolute(amount),
    split.map(({ share }) => BigInt(wholeShare(share))),
  );
  return split.flatMap(({ ledgerId }, at): JudgedLine[] => {
    const part = shares[at] ?? 0n;
    const named = { ledger_id: ledgerId, vendor_id: vendorId, customer_id: customerId };
    // An amount too small to be split leaves nothing for some.
    return part === 0n ? [] : [{ ledgerId, amount: part, tagIds, onAccount: onAccountOf(named, chart) }];
  });
}
