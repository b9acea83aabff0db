import type { OnAccount } from '../../journal-entry/entry';

/** A line on another ledger than the bank's; `amount` in minor units, greater than 0. */
export type JudgedLine = {
  ledgerId: string;
  amount: bigint;
  /** Whether it stands on the bank's side, such as what was withheld from wages; most stand on the other. */
  isOnBankSide?: boolean;
  tagIds: readonly string[];
  onAccount: OnAccount | null;
};

/** Whether lines say the same in the same order: ledgers, amounts, sides, tags (in any order), and whose account they are on. */
export function saySame(some: readonly JudgedLine[], others: readonly JudgedLine[]): boolean {
  return contentOf(some) === contentOf(others);
}

function contentOf(lines: readonly JudgedLine[]): string {
  return lines
    .map(({ ledgerId, amount, isOnBankSide = false, tagIds, onAccount }) =>
      [ledgerId, amount, isOnBankSide, onAccount?.vendorId, onAccount?.customerId, ...tagIds.toSorted()].join(
        ' ',
      ),
    )
    .join('\n');
}
