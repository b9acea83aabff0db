import type { Basis } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';
import { sideOf } from '../cash-movements/cash-movement';
import type { Entry } from './entry';

/** What is asked of one and the same line; what is undefined does not matter. */
export type LineFilter = {
  ledgerIds?: readonly string[] | undefined;
  /** Of these ledgers, which are none of the above, lines count too, but only through an instant. */
  closedLedgers?: { ids: readonly string[]; through: Instant } | undefined;
  bases?: readonly Basis[] | undefined;
  /** The line explains a movement of cash, and the ledgers are those on which it counts. */
  cashMovement?: boolean | undefined;
};

/** Whether anything is asked of lines at all. */
export function asksOfLines({ ledgerIds, bases, cashMovement }: LineFilter): boolean {
  return ledgerIds !== undefined || bases !== undefined || cashMovement === true;
}

/** What the entry's lines that meet the filter add up to on either side, minor units. */
export function sumMatching(entry: Entry, filter: LineFilter): { debit: bigint; credit: bigint } {
  const ledgerIds = ledgersAt(entry.datetime, filter);
  const sum = { debit: 0n, credit: 0n };
  for (const line of entry.lines) {
    if (filter.bases && !filter.bases.includes(line.basis)) continue;
    const parts = filter.cashMovement ? line.movements : [line];
    for (const { ledgerId, amount } of parts) {
      if (ledgerIds && !ledgerIds.has(ledgerId)) continue;
      const { side, units } = sideOf(line.side, amount);
      sum[side] += units;
    }
  }
  return sum;
}

/** The ledgers whose lines count at an instant; null for all. */
function ledgersAt(instant: Instant, { ledgerIds, closedLedgers }: LineFilter): ReadonlySet<string> | null {
  if (!ledgerIds) return null;
  const closed = closedLedgers && instant <= closedLedgers.through ? closedLedgers.ids : [];
  return new Set([...ledgerIds, ...closed]);
}
