import type { Instant } from '@/lib/dates/instant';

/** What a suggested payment takes of the money, in minor units, and the ledgers that its entry has it on meanwhile, each once. */
type Paying = { amount: bigint; postedAt: Instant; ledgerIds: readonly string[] };

type Paid = { ledgerId: string | null; invoices: bigint; bills: bigint };

/**
 * By ledger, what entries between two instants, both inclusive, pay of invoices and of bills. Null stands for several ledgers: which
 * part of a split pays is not known.
 */
export function paidByLedger(
  paying: Record<'invoices' | 'bills', readonly Paying[]>,
  from: Instant,
  through: Instant,
): Paid[] {
  const sums = new Map<string | null, Paid>();
  for (const kind of ['invoices', 'bills'] as const) {
    for (const { amount, postedAt, ledgerIds } of paying[kind]) {
      if (postedAt < from || postedAt > through) continue;
      const [only = null, ...others] = ledgerIds;
      const ledgerId = others.length > 0 ? null : only;
      const sum = sums.get(ledgerId) ?? { ledgerId, invoices: 0n, bills: 0n };
      sums.set(ledgerId, { ...sum, [kind]: sum[kind] + amount });
    }
  }
  return [...sums.values()];
}
