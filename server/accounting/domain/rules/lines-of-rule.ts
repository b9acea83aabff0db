import { wholeShare } from '@/lib/contract/rule';
import { absolute } from '@/lib/money/absolute';
import { shareProRata } from '../cash-movements/share-pro-rata';
import type { JudgedLine } from '../categorization/judging/judged-line';
import type { Chart } from '../chart-of-accounts/chart';
import { onAccountOf } from '../journal-entry/on-account';
import type { RuleAction } from './rule';

/** What decides where a rule posts. */
export type RuleBooks = {
  chart: Pick<Chart, 'ledgers' | 'ledgerFor'>;
  /** The ledgers of accounts with bank transactions of their own. */
  ownBanks: ReadonlySet<string>;
};

/**
 * The lines that a rule gives a transaction, in the order of its split.
 * @param amount of the transaction in minor units, of either sign
 */
export function linesOfRule(
  { split, tagIds, vendorId, customerId }: RuleAction,
  amount: bigint,
  books: RuleBooks,
): JudgedLine[] {
  const shares = shareProRata(
    absolute(amount),
    split.map(({ share }) => BigInt(wholeShare(share))),
  );
  return split.flatMap(({ ledgerId: asked }, at): JudgedLine[] => {
    const part = shares[at] ?? 0n;
    const ledgerId = postedLedger(asked, books);
    const named = { ledger_id: ledgerId, vendor_id: vendorId, customer_id: customerId };
    // An amount too small to be split leaves nothing for some.
    return part === 0n
      ? []
      : [{ ledgerId, amount: part, tagIds, onAccount: onAccountOf(named, books.chart) }];
  });
}

/**
 * Where a rule for the ledger posts: transfers in transit where the bank of that ledger reports its leg itself, or the transfer
 * would be booked by each bank.
 */
export function postedLedger(ledgerId: string, { chart, ownBanks }: RuleBooks): string {
  return ownBanks.has(ledgerId) ? chart.ledgerFor('transfers') : ledgerId;
}
