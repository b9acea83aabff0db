import type { OnAccount } from '../journal-entry/entry';

/** A line on the other side than the bank's; `amount` in minor units, greater than 0. */
export type JudgedLine = {
  ledgerId: string;
  amount: bigint;
  tagIds: readonly string[];
  onAccount: OnAccount | null;
};

/** Whether lines say the same in the same order: ledgers, amounts, tags (in any order), and whose account they are on. */
export function saySame(some: readonly JudgedLine[], others: readonly JudgedLine[]): boolean {
  return contentOf(some) === contentOf(others);
}

function contentOf(lines: readonly JudgedLine[]): string {
  return lines
    .map(({ ledgerId, amount, tagIds, onAccount }) =>
      [ledgerId, amount, onAccount?.vendorId, onAccount?.customerId, ...tagIds.toSorted()].join(' '),
    )
    .join('\n');
}
