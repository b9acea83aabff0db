import type { CashMovement } from '../journal-entry/entry';
import { sumByLedger } from './cash-movement';
import { shareProRata } from './share-pro-rata';

/** A bill or invoice as the cash flow report sees it. Amounts in minor units, not negative. */
export type PaidItem = {
  /** What was posted against payable or receivable, in the order of the lines. */
  parts: readonly { ledgerId: string; amount: bigint }[];
  /** What paid it, in time order; less than 0 where that is taken back. */
  paid: readonly { by: string; amount: bigint }[];
  /** Payable or receivable: what is paid beyond the total stays there, as credit. */
  controlLedgerId: string;
};

/**
 * The ledgers that each payment counts on. All that was paid so far is shared over the parts pro rata, and a payment
 * counts as the difference that it makes, so the last one ends exactly on the parts. (By largest remainder a share may
 * shrink by one unit as the whole grows: then the difference is negative.) What takes a payment back counts likewise, as
 * much as it takes back.
 */
export function lookThrough(item: PaidItem): Map<string, CashMovement[]> {
  const amounts = item.parts.map((part) => part.amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  const countedAt = (paid: bigint): CashMovement[] => {
    const within = paid < 0n ? 0n : paid < total ? paid : total;
    const shares = total === 0n ? [] : shareProRata(within, amounts);
    const parts = item.parts.map(({ ledgerId }, index) => ({ ledgerId, amount: shares[index] ?? 0n }));
    return [...parts, { ledgerId: item.controlLedgerId, amount: paid - within }];
  };
  let paid = 0n;
  let before = countedAt(paid);
  const counts = new Map<string, CashMovement[]>();
  for (const { by, amount } of item.paid) {
    paid += amount;
    const after = countedAt(paid);
    const sign = amount < 0n ? -1n : 1n;
    const made = after.map((now, index) => ({
      ledgerId: now.ledgerId,
      amount: sign * (now.amount - (before[index]?.amount ?? 0n)),
    }));
    counts.set(by, sumByLedger(made));
    before = after;
  }
  return counts;
}
