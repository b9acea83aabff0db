import type { CashMovement } from '../journal-entry/entry';
import { sumByLedger } from './cash-movement';
import { shareProRata } from './share-pro-rata';

/** A bill or invoice as the cash flow report sees it. Amounts in minor units, not negative. */
export type PaidItem = {
  /** What was posted against payable or receivable, in the order of the lines. */
  parts: readonly { ledgerId: string; amount: bigint }[];
  /** In time order. */
  payments: readonly { paymentId: string; amount: bigint }[];
  /** Payable or receivable: what is paid beyond the total stays there, as credit. */
  controlLedgerId: string;
};

/**
 * The ledgers that each payment counts on. All that was paid so far is shared over the parts pro rata, and a payment
 * counts as the difference that it makes, so the last one ends exactly on the parts. (By largest remainder a share may
 * shrink by one unit as the whole grows: then the difference is negative.)
 */
export function lookThrough(item: PaidItem): Map<string, CashMovement[]> {
  const total = item.parts.reduce((sum, part) => sum + part.amount, 0n);
  const sharesAt = (paid: bigint) =>
    total === 0n
      ? item.parts.map(() => 0n)
      : shareProRata(
          paid < total ? paid : total,
          item.parts.map((part) => part.amount),
        );
  let paid = 0n;
  let before = sharesAt(paid);
  const shares = new Map<string, CashMovement[]>();
  for (const { paymentId, amount } of item.payments) {
    const beyondBefore = paid > total ? paid - total : 0n;
    paid += amount;
    const after = sharesAt(paid);
    const beyond = (paid > total ? paid - total : 0n) - beyondBefore;
    const parts = item.parts.map(({ ledgerId }, index) => ({
      ledgerId,
      amount: (after[index] ?? 0n) - (before[index] ?? 0n),
    }));
    shares.set(paymentId, sumByLedger([...parts, { ledgerId: item.controlLedgerId, amount: beyond }]));
    before = after;
  }
  return shares;
}
